import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { smsQueue } from '@workboard/contracts';
import { Clock, ENV, Gate, Queues } from '@workboard/service-kit';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { type ComposedSms, Composer } from '../deliveries/composer.js';
import { DeliveryRunner, type Prepare, type Prepared } from '../deliveries/delivery-runner.js';
import { Drop, Postpone } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { normalisePhone } from '@workboard/contracts/phone-number';
import { quietEnd } from './quiet-hours.js';
import { SMS_DRIVER, type SmsDriver } from './sms-driver.js';
import { fitSms } from './sms-text.js';
import { SmsNumbers } from './sms-numbers.service.js';
import { SmsStops } from './sms-stops.service.js';

/** Works the SMS queue off; nobody is woken at night without need, and nobody who said STOP gets another text. */
@Injectable()
export class SmsWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(SMS_DRIVER) private readonly driver: SmsDriver,
    private readonly queues: Queues,
    private readonly runner: DeliveryRunner,
    private readonly composer: Composer,
    private readonly numbers: SmsNumbers,
    private readonly stops: SmsStops,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const gate = new Gate(this.env.SMS_CONCURRENCY);
    const prepare: Prepare = (delivery) => this.prepare(delivery);
    this.queues.work(smsQueue, ({ deliveryId }) => this.runner.run(deliveryId, { prepare, gate }), {
      concurrency: this.env.SMS_CONCURRENCY,
    });
  }

  private async prepare(delivery: Delivery): Promise<Prepared> {
    const { phone, text, isUrgent, isConfirmation } = await this.composer.sms(delivery);
    const morning = quietEnd(this.clock.now());
    if (morning && !isUrgent) {
      throw new Postpone(morning, 'quiet hours');
    }
    const to = normalisePhone(phone);
    if (!to) {
      throw new Drop('not a valid phone number');
    }
    await this.mayGo(to, { isConfirmation, userId: delivery.userId });
    const fitting = fitSms(text);
    return {
      address: to,
      written: this.composer.isTextKept(delivery)
        ? { userId: delivery.userId, title: fitting, body: fitting }
        : undefined,
      handOver: () => this.driver.send({ to, text: fitting }),
    };
  }

  /** Throws `Drop` for a number that texts may not go to now (decision A19); the mail says the same. */
  private async mayGo(
    to: string,
    { isConfirmation, userId }: Pick<ComposedSms, 'isConfirmation'> & Pick<Delivery, 'userId'>,
  ): Promise<void> {
    if (!this.numbers.isServed(to)) {
      throw new Drop('no mobile number of a country on the list');
    }
    if (!isConfirmation && !(userId && (await this.numbers.confirmed(userId)).has(to))) {
      throw new Drop('the number is not confirmed');
    }
    if (await this.stops.isStopped(to)) {
      throw new Drop('the person said STOP');
    }
    if (await this.numbers.isSpent(to, userId)) {
      throw new Drop('enough texts for one day');
    }
  }
}
