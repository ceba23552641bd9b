import { Injectable } from '@nestjs/common';
import {
  AppError,
  authService,
  type Caller,
  type MailSettings,
  mailSettingsFor,
  type UpdateMailSettings,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { EmployerChoices } from './employer-choices.js';
import { SavedJobReminders } from './saved-job-reminders.js';
import { Bounces } from '../deliveries/bounces.service.js';

/** How the caller gets mail, and whether the address takes any. */
@Injectable()
export class MailSettingsService {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly choices: EmployerChoices,
    private readonly reminders: SavedJobReminders,
    private readonly bounces: Bounces,
  ) {}

  async get({ userId }: Caller): Promise<MailSettings> {
    const [[contact], applicationMails, savedJobReminders] = await Promise.all([
      this.auth.contacts({ ids: [userId] }),
      this.choices.get(userId),
      this.reminders.areOn(userId),
    ]);
    if (!contact) {
      throw new AppError('unauthenticated');
    }
    const { email } = contact;
    return { applicationMails, savedJobReminders, email, stopped: await this.bounces.find(email) };
  }

  /** Changes what is named. Throws `forbidden` for mails that the caller's role never gets. */
  async update(caller: Caller, changes: UpdateMailSettings): Promise<MailSettings> {
    const { applicationMails, savedJobReminders } = changes;
    const named = Object.entries(mailSettingsFor).filter(
      ([name]) => changes[name as keyof UpdateMailSettings] !== undefined,
    );
    if (named.some(([, role]) => role !== caller.role)) {
      throw new AppError('forbidden');
    }
    if (applicationMails !== undefined) {
      await this.choices.set(caller.userId, applicationMails);
    }
    if (savedJobReminders !== undefined) {
      await this.reminders.set(caller.userId, savedJobReminders);
    }
    return this.get(caller);
  }
}
