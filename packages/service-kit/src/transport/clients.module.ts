import { type DynamicModule, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Service } from '@workboard/contracts';
import { InternalTokens } from './internal-token.js';
import { createClient, MessageClient } from './message-client.js';

/** Injection token of a service's client, for code outside the injector. */
export const clientToken = (service: Pick<Service, 'name'>): string => `client:${service.name}`;
/** Injection token of a service's {@link MessageClient}, for code outside the injector. */
export const messagesToken = (service: Pick<Service, 'name'>): string => `messages:${service.name}`;

/** Injects the typed {@link Client} of a service. */
export const InjectClient = (service: Service): ParameterDecorator => Inject(clientToken(service));
/** Injects the {@link MessageClient} of a service, for responses that pass through unparsed. */
export const InjectMessages = (service: Service): ParameterDecorator => Inject(messagesToken(service));

@Injectable()
class OpenClients implements OnApplicationShutdown {
  readonly list: MessageClient[] = [];

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.list.map((client) => client.close()));
  }
}

/** Makes the clients of the services that a process asks. `addresses` has one entry per service, replicas comma-separated. */
@Module({})
export class ClientsModule {
  static for(options: { secret: string; services: { service: Service; addresses: string }[] }): DynamicModule {
    const tokens = new InternalTokens(options.secret);
    const providers = options.services.flatMap(({ service, addresses }) => [
      {
        provide: messagesToken(service),
        inject: [OpenClients],
        useFactory: (open: OpenClients) => {
          const client = new MessageClient({ service: service.name, addresses, tokens });
          open.list.push(client);
          return client;
        },
      },
      {
        provide: clientToken(service),
        inject: [messagesToken(service)],
        useFactory: (messages: MessageClient) => createClient(service, messages),
      },
    ]);
    return {
      module: ClientsModule,
      global: true,
      providers: [OpenClients, ...providers],
      exports: providers.map((provider) => provider.provide),
    };
  }
}
