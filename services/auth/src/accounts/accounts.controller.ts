import { Controller } from '@nestjs/common';
import { authService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { SignInsService } from '../sign-in/sign-ins.service.js';
import { inConstantTime } from './constant-time.js';
import { LoginService } from './login.service.js';
import { MailedLinksService } from './mailed-links.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { RegistrationService } from './registration.service.js';

const { messages } = authService;

@Controller()
export class AccountsController {
  constructor(
    private readonly logins: LoginService,
    private readonly signIns: SignInsService,
    private readonly registrations: RegistrationService,
    private readonly links: MailedLinksService,
    private readonly resets: PasswordResetService,
    private readonly changes: PasswordChangeService,
  ) {}

  @Handles(messages.login)
  login(input: MessageData<typeof messages.login>) {
    return this.logins.login(input);
  }

  @Handles(messages.secondFactorSignIn)
  secondFactorSignIn(input: MessageData<typeof messages.secondFactorSignIn>) {
    return this.signIns.finish(input);
  }

  @Handles(messages.register)
  register(input: MessageData<typeof messages.register>) {
    return inConstantTime(() => this.registrations.register(input));
  }

  @Handles(messages.resendVerification)
  resendVerification(input: MessageData<typeof messages.resendVerification>) {
    return inConstantTime(() => this.registrations.resendVerification(input));
  }

  @Handles(messages.checkLink)
  checkLink(input: MessageData<typeof messages.checkLink>, caller: Caller | null) {
    return this.links.check(caller, input);
  }

  @Handles(messages.tempLogin)
  tempLogin(input: MessageData<typeof messages.tempLogin>) {
    return this.links.use(input);
  }

  @Handles(messages.forgotPassword)
  forgotPassword(input: MessageData<typeof messages.forgotPassword>) {
    return inConstantTime(() => this.resets.forgot(input));
  }

  @Handles(messages.changePassword)
  changePassword(input: MessageData<typeof messages.changePassword>, caller: Caller) {
    return this.changes.change(caller, input);
  }

  @Handles(messages.resetPassword)
  resetPassword(input: MessageData<typeof messages.resetPassword>) {
    return this.resets.reset(input);
  }
}
