import { Injectable } from '@nestjs/common';
import {
  AppError,
  type ApplicationMailChoice,
  authService,
  type Caller,
  type MailSettings,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { EmployerChoices } from './employer-choices.js';
import { Bounces } from '../deliveries/bounces.service.js';

/** How the caller gets mail, and whether the address takes any. */
@Injectable()
export class MailSettingsService {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly choices: EmployerChoices,
    private readonly bounces: Bounces,
  ) {}

  async get({ userId }: Caller): Promise<MailSettings> {
    const [[contact], applicationMails] = await Promise.all([
      this.auth.contacts({ ids: [userId] }),
      this.choices.get(userId),
    ]);
    if (!contact) {
      throw new AppError('unauthenticated');
    }
    return { applicationMails, email: contact.email, stopped: await this.bounces.find(contact.email) };
  }

  async update(
    caller: Caller,
    { applicationMails }: { applicationMails: ApplicationMailChoice },
  ): Promise<MailSettings> {
    await this.choices.set(caller.userId, applicationMails);
    return this.get(caller);
  }
}
