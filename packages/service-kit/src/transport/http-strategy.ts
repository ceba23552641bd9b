import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { AppError, type Service } from '@workboard/contracts';
import type { FastifyInstance } from 'fastify';
import { isObservable, lastValueFrom } from 'rxjs';
import type { Readiness } from '../operations/readiness.js';
import type { InternalTokens } from './internal-token.js';
import { createMessageServer } from './message-server.js';

interface HttpStrategyOptions {
  service: Service;
  tokens: InternalTokens;
  host: string;
  port: number;
  /** Stands around the handler of each message, e.g. to return a stored response. */
  around?: (handle: () => Promise<unknown>) => Promise<unknown>;
  /** Answered to whoever sends messages, replica by replica. */
  readiness: Readiness;
}

/** Nest's message handlers over HTTP (docs/adr/0002). Refuses to start when a message of the contract has no handler. */
export class HttpStrategy extends Server implements CustomTransportStrategy {
  private server: FastifyInstance | undefined;
  /** By pattern as it comes: Nest's own look-up tries to read each as JSON first. */
  private readonly handlers = new Map<string, MessageHandler>();

  constructor(private readonly options: HttpStrategyOptions) {
    super();
  }

  listen(callback: (error?: unknown) => void): void {
    this.start().then(
      () => callback(),
      (error: unknown) => callback(error),
    );
  }

  async close(): Promise<void> {
    await this.server?.close();
  }

  /** The port that was bound; useful when 0 was asked for. */
  get port(): number {
    const address = this.server?.server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  on(): never {
    throw new Error('The HTTP transport has no events');
  }

  unwrap<T>(): T {
    return this.server as T;
  }

  private async start(): Promise<void> {
    const { service, tokens, host, port } = this.options;
    const patterns = Object.values(service.messages).map((message) => message.pattern);
    for (const pattern of patterns) {
      const handler = this.getHandlerByPattern(pattern);
      if (handler) {
        this.handlers.set(pattern, handler);
      }
    }
    const missing = patterns.filter((pattern) => !this.handlers.has(pattern));
    if (missing.length > 0) {
      throw new Error(`No handler for: ${missing.join(', ')}`);
    }
    this.server = createMessageServer({
      service: service.name,
      tokens,
      handle: (pattern, data) => this.respond(pattern, data),
      readiness: this.options.readiness,
    });
    await this.server.listen({ host, port });
  }

  private async respond(pattern: string, data: unknown): Promise<unknown> {
    const handler = this.handlers.get(pattern);
    if (!handler) {
      throw new AppError('not_found', { message: `No handler for ${pattern}` });
    }
    const { around = (handle) => handle() } = this.options;
    return around(async () => {
      const answer: unknown = await handler(data);
      // Errors alone come as an observable.
      return isObservable(answer) ? lastValueFrom(answer, { defaultValue: null }) : answer;
    });
  }
}
