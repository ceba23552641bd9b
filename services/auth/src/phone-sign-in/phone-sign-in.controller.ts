import { Controller } from '@nestjs/common';
import { authService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { PhoneCodesService } from './phone-codes.service.js';
import { PhoneSignInsService } from './phone-sign-ins.service.js';

const { messages } = authService;

@Controller()
export class PhoneSignInController {
  constructor(
    private readonly codes: PhoneCodesService,
    private readonly phones: PhoneSignInsService,
  ) {}

  @Handles(messages.sendPhoneCode)
  sendCode(input: MessageData<typeof messages.sendPhoneCode>) {
    this.codes.requireOn();
    return this.codes.send(input);
  }

  @Handles(messages.phoneSignIn)
  signIn(input: MessageData<typeof messages.phoneSignIn>) {
    this.codes.requireOn();
    return this.phones.signIn(input);
  }

  @Handles(messages.disownPhone)
  disown(input: MessageData<typeof messages.disownPhone>) {
    this.codes.requireOn();
    return this.phones.disown(input);
  }

  @Handles(messages.getPhoneSignIn)
  get(_: unknown, caller: Caller) {
    this.codes.requireOn();
    return this.phones.find(caller);
  }

  @Handles(messages.addPhoneSignIn)
  add(input: MessageData<typeof messages.addPhoneSignIn>, caller: Caller) {
    this.codes.requireOn();
    return this.phones.add(caller, input);
  }

  @Handles(messages.removePhoneSignIn)
  remove(_: unknown, caller: Caller) {
    this.codes.requireOn();
    return this.phones.remove(caller);
  }

  @Handles(messages.phoneCodeText)
  text(input: MessageData<typeof messages.phoneCodeText>) {
    return this.codes.textOf(input);
  }

  @Handles(messages.endPhoneSignIn)
  end(input: MessageData<typeof messages.endPhoneSignIn>) {
    return this.phones.end(input);
  }
}
