import { Controller } from '@nestjs/common';
import { type Caller, type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { SmsCodes } from './sms-codes.service.js';
import { SmsNumbers } from '../sms/sms-numbers.service.js';
import { SmsStops } from '../sms/sms-stops.service.js';

const { messages } = notificationsService;

@Controller()
export class SmsController {
  constructor(
    private readonly stops: SmsStops,
    private readonly codes: SmsCodes,
    private readonly numbers: SmsNumbers,
  ) {}

  @Handles(messages.receiveSms)
  receive(message: MessageData<typeof messages.receiveSms>) {
    return this.stops.receive(message);
  }

  @Handles(messages.listSmsNumbers)
  list(_: unknown, caller: Caller) {
    return this.codes.list(caller);
  }

  @Handles(messages.sendSmsCode)
  sendCode(number: MessageData<typeof messages.sendSmsCode>, caller: Caller) {
    return this.codes.sendCode(caller, number);
  }

  @Handles(messages.confirmSmsNumber)
  confirm(code: MessageData<typeof messages.confirmSmsNumber>, caller: Caller) {
    return this.codes.confirm(caller, code);
  }

  @Handles(messages.reachesPhone)
  reaches({ phone }: MessageData<typeof messages.reachesPhone>) {
    return Promise.resolve({ reaches: this.numbers.isServed(phone) });
  }

  @Handles(messages.forgetPhone)
  async forget({ phone }: MessageData<typeof messages.forgetPhone>) {
    await this.numbers.forget(phone);
    return null;
  }
}
