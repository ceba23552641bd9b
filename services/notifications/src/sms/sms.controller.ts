import { Controller } from '@nestjs/common';
import { type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { SmsCodes } from './sms-codes.service.js';
import { SmsStops } from './sms-stops.service.js';

const { messages } = notificationsService;

@Controller()
export class SmsController {
  constructor(
    private readonly stops: SmsStops,
    private readonly codes: SmsCodes,
  ) {}

  @Handles(messages.receiveSms)
  receive(message: MessageData<typeof messages.receiveSms>) {
    return this.stops.receive(message);
  }

  @Handles(messages.listSmsNumbers)
  list() {
    return this.codes.list();
  }

  @Handles(messages.sendSmsCode)
  sendCode(number: MessageData<typeof messages.sendSmsCode>) {
    return this.codes.sendCode(number);
  }

  @Handles(messages.confirmSmsNumber)
  confirm(code: MessageData<typeof messages.confirmSmsNumber>) {
    return this.codes.confirm(code);
  }
}
