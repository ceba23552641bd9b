import { Controller } from '@nestjs/common';
import { authService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { SecondFactorSettingsService } from './second-factor-settings.service.js';

const { messages } = authService;

@Controller()
export class SecondFactorController {
  constructor(private readonly settings: SecondFactorSettingsService) {}

  @Handles(messages.secondFactorState)
  state(_: unknown, caller: Caller) {
    return this.settings.state(caller);
  }

  @Handles(messages.setUpSecondFactor)
  setUp(input: MessageData<typeof messages.setUpSecondFactor>, caller: Caller) {
    return this.settings.setUp(caller, input);
  }

  @Handles(messages.turnOnSecondFactor)
  turnOn(input: MessageData<typeof messages.turnOnSecondFactor>, caller: Caller) {
    return this.settings.turnOn(caller, input);
  }

  @Handles(messages.renewRecoveryCodes)
  renewCodes(input: MessageData<typeof messages.renewRecoveryCodes>, caller: Caller) {
    return this.settings.renewCodes(caller, input);
  }

  @Handles(messages.turnOffSecondFactor)
  turnOff(input: MessageData<typeof messages.turnOffSecondFactor>, caller: Caller) {
    return this.settings.turnOff(caller, input);
  }

  @Handles(messages.resetSecondFactor)
  reset(input: MessageData<typeof messages.resetSecondFactor>, caller: Caller) {
    return this.settings.reset(caller, input);
  }
}
