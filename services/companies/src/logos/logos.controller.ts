import { Controller } from '@nestjs/common';
import { type Caller, companiesService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { LogosService } from './logos.service.js';

const { messages } = companiesService;

@Controller()
export class LogosController {
  constructor(private readonly logos: LogosService) {}

  @Handles(messages.attachLogo)
  attachLogo(input: MessageData<typeof messages.attachLogo>, caller: Caller) {
    return this.logos.attach(caller, input);
  }

  @Handles(messages.detachLogo)
  detachLogo(input: MessageData<typeof messages.detachLogo>, caller: Caller) {
    return this.logos.detach(caller, input);
  }

  @Handles(messages.logoExists)
  logoExists(input: MessageData<typeof messages.logoExists>) {
    return this.logos.exists(input);
  }
}
