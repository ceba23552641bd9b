import { Controller } from '@nestjs/common';
import { authService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { SignIns } from '../sessions/sign-ins.service.js';
import { SecondFactorSettings } from './second-factor-settings.service.js';

const { messages } = authService;

@Controller()
export class SecondFactorController {
  constructor(
    private readonly settings: SecondFactorSettings,
    private readonly signIns: SignIns,
  ) {}

  @Handles(messages.secondFactorSignIn)
  signIn(input: MessageData<typeof messages.secondFactorSignIn>) {
    return this.signIns.finish(input);
  }

  @Handles(messages.secondFactorState)
  state() {
    return this.settings.state();
  }

  @Handles(messages.setUpSecondFactor)
  setUp(input: MessageData<typeof messages.setUpSecondFactor>) {
    return this.settings.setUp(input);
  }

  @Handles(messages.turnOnSecondFactor)
  turnOn(input: MessageData<typeof messages.turnOnSecondFactor>) {
    return this.settings.turnOn(input);
  }

  @Handles(messages.renewRecoveryCodes)
  renewCodes(input: MessageData<typeof messages.renewRecoveryCodes>) {
    return this.settings.renewCodes(input);
  }

  @Handles(messages.turnOffSecondFactor)
  turnOff(input: MessageData<typeof messages.turnOffSecondFactor>) {
    return this.settings.turnOff(input);
  }

  @Handles(messages.resetSecondFactor)
  reset(input: MessageData<typeof messages.resetSecondFactor>) {
    return this.settings.reset(input);
  }
}
