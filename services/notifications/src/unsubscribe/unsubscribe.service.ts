import { Inject, Injectable } from '@nestjs/common';
import { authService, type MailPage } from '@workboard/contracts';
import { type Client, Clock, ENV, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { EmployerChoices } from '../mail-settings/employer-choices.js';
import { SavedJobReminders } from '../mail-settings/saved-job-reminders.js';
import { siteOf } from '../layout/site.js';
import type { Env } from '../env.js';
import { JobAlert } from '../job-alerts/job-alert.entity.js';
import { listLinks } from './list-links.js';
import { brokenLinkPage, confirmPage, donePage } from './unsubscribe-page.js';
import { readUnsubscribeToken, type Subscription, type SubscriptionKind } from './unsubscribe-token.js';

/** What ends, but for job alerts, which have names of their own. */
const ending: Record<Exclude<SubscriptionKind, 'alert'>, string> = {
  status: 'mails about the status of your applications',
  employer: 'mails about applications to your jobs',
  saved: 'reminders of saved jobs that close soon',
};

/** One-click unsubscribing (RFC 8058): the token in the link is all it takes, and it only ever switches off. */
@Injectable()
export class UnsubscribeService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly choices: EmployerChoices,
    private readonly reminders: SavedJobReminders,
    private readonly clock: Clock,
  ) {}

  async page({ token }: { token: string }): Promise<MailPage> {
    const site = siteOf(this.env);
    const subscription = this.read(token);
    return subscription ? confirmPage({ site, what: await this.describe(subscription) }) : brokenLinkPage(site);
  }

  async end({ token }: { token: string }): Promise<MailPage> {
    const site = siteOf(this.env);
    const subscription = this.read(token);
    if (!subscription) {
      return brokenLinkPage(site);
    }
    const what = await this.describe(subscription);
    await this.switchOff(subscription);
    return donePage({ site, what, settingsUrl: listLinks(subscription, this.env).settingsUrl });
  }

  private read(token: string): Subscription | null {
    return readUnsubscribeToken(token, this.env.TOKEN_SECRET);
  }

  private async describe({ kind, id }: Subscription): Promise<string> {
    if (kind !== 'alert') {
      return ending[kind];
    }
    const alert = await this.dataSource.getRepository(JobAlert).findOneBy({ id });
    return alert ? `mails of the job alert "${alert.title}"` : 'mails of this job alert';
  }

  private async switchOff({ kind, id }: Subscription): Promise<void> {
    if (kind === 'alert') {
      await this.dataSource.getRepository(JobAlert).update({ id }, { emailNotifications: false });
      return;
    }
    if (kind === 'employer') {
      await this.choices.set(id, 'off');
      return;
    }
    if (kind === 'saved') {
      await this.reminders.set(id, false);
      return;
    }
    await this.switchStatusOff(id);
  }

  /** Without a setting of their own a person gets status mails; then an inactive setting is what stops them. */
  private async switchStatusOff(userId: number): Promise<void> {
    const [account] = await this.auth.contacts({ ids: [userId] });
    if (!account) {
      return;
    }
    await this.dataSource.query(
      `INSERT INTO application_status_alerts (user_id, email, email_confirmed, is_active, created_at, updated_at)
       VALUES ($1, $2, true, false, $3, $3)
       ON CONFLICT (user_id) DO UPDATE SET is_active = false, updated_at = excluded.updated_at`,
      [userId, account.email, this.clock.now()],
    );
  }
}
