import { Controller } from '@nestjs/common';
import { type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { SmsStops } from './sms-stops.service.js';

const { messages } = notificationsService;

@Controller()
export class SmsController {
  constructor(private readonly stops: SmsStops) {}

  @Handles(messages.receiveSms)
  receive(message: MessageData<typeof messages.receiveSms>) {
    return this.stops.receive(message);
  }
}
