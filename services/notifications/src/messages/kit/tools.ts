import { Inject, Injectable } from '@nestjs/common';
import { authService } from '@workboard/contracts';
import { type Client, Clock, ENV, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { Env } from '../../env.js';
import { TimesLookups } from '../../interview-times/times-lookups.js';
import { InterviewLookups } from '../../interviews/interview-lookups.js';
import { InterviewNotices } from '../../interviews/interview-notices.js';
import type { Site } from '../../layout/mail.js';
import { siteOf } from '../../layout/site.js';
import { Lookups } from '../../lookups.js';
import { EmployerChoices } from '../../mail-settings/employer-choices.js';
import { SavedJobReminders } from '../../mail-settings/saved-job-reminders.js';
import { StatusRecipients } from '../../status-alerts/status-recipients.js';

/** What messages are written with. */
@Injectable()
export class MessageTools {
  readonly site: Site;

  constructor(
    @Inject(ENV) readonly env: Env,
    @InjectClient(authService) readonly auth: Client<typeof authService>,
    readonly clock: Clock,
    readonly dataSource: DataSource,
    readonly lookups: Lookups,
    readonly interviews: InterviewLookups,
    readonly notices: InterviewNotices,
    readonly times: TimesLookups,
    readonly recipients: StatusRecipients,
    readonly choices: EmployerChoices,
    readonly reminders: SavedJobReminders,
  ) {
    this.site = siteOf(env);
  }
}
