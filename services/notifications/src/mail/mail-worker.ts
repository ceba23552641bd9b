import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { field, mailQueue } from '@workboard/contracts';
import { ENV, Gate, Queues } from '@workboard/service-kit';
import { type ComposedMail, Composer } from '../deliveries/composer.js';
import { siteOf } from '../layout/site.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { DeliveryRunner, type Prepare, type Prepared } from '../deliveries/delivery-runner.js';
import { isAccountMail } from '../deliveries/delivery.rules.js';
import { Refused } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { withoutSecrets } from '../layout/mail.js';
import { renderText } from '../layout/render-text.js';
import { Bounces } from '../deliveries/bounces.service.js';
import { DomainLimit } from './domain-limit.js';
import { composeMessage } from './mail-headers.js';
import { Bounced, MailTransport } from './mail-transport.js';

/** Works the mail queue off: writes the mail from what is true now, and hands it to the SMTP server. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly queues: Queues,
    private readonly runner: DeliveryRunner,
    private readonly composer: Composer,
    private readonly transport: MailTransport,
    private readonly bounces: Bounces,
    private readonly limit: DomainLimit,
  ) {}

  onApplicationBootstrap(): void {
    const gate = new Gate(this.env.MAIL_IN_FLIGHT);
    const prepare: Prepare = (delivery) => this.prepare(delivery);
    this.queues.work(mailQueue, ({ deliveryId }) => this.runner.run(deliveryId, { prepare, gate }), {
      concurrency: this.env.MAIL_CONCURRENCY,
    });
  }

  private async prepare(delivery: Delivery): Promise<Prepared> {
    const { to, mail, onSent } = await this.composer.mail(delivery);
    const { address } = to;
    // Anything but a plain address could name other recipients to the SMTP library.
    if (!field.email.safeParse(address).success) {
      throw new Refused('not a valid e-mail address');
    }
    const stopped = await this.bounces.find(address);
    if (!isAccountMail(delivery)) {
      if (stopped) {
        throw new Refused(`the address is stopped: ${stopped.reason}`);
      }
      await this.limit.take(address);
    }
    return {
      address,
      written: this.composer.isTextKept(delivery)
        ? { userId: to.userId, title: mail.subject, body: renderText(withoutSecrets(mail), siteOf(this.env)) }
        : undefined,
      handOver: async () => {
        await this.handOver({ to, mail, delivery });
        if (stopped) {
          await this.bounces.lift(address);
        }
      },
      onSent,
    };
  }

  private async handOver(options: Pick<ComposedMail, 'to' | 'mail'> & { delivery: Delivery }): Promise<void> {
    const { to, mail, delivery } = options;
    const message = composeMessage({
      mail,
      to,
      from: this.env.MAIL_FROM,
      site: siteOf(this.env),
      messageId: delivery.messageId ?? '',
    });
    try {
      await this.transport.send(message);
    } catch (error) {
      if (error instanceof Bounced) {
        const { code, message: reason } = error;
        await this.bounces.record({ address: to.address, userId: to.userId, code, reason, deliveryId: delivery.id });
      }
      throw error;
    }
  }
}
