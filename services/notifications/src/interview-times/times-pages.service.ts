import { Inject, Injectable } from '@nestjs/common';
import { AppError, applicationsService, errorCodes, formatInstantInFull, type MailPage } from '@workboard/contracts';
import { type Client, ENV, InjectClient } from '@workboard/service-kit';
import { siteOf } from '../layout/site.js';
import { nullIfDropped } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { sayType } from '../layout/wording.js';
import { type TimesDetails, TimesLookups } from './times-lookups.js';
import { allTakenPage, chosenPage, noTimesPage, timesPage } from './times-page.js';
import { readTimesToken } from './times-token.js';

/** Refusals after which the page shows how things stand now. */
const retold = new Set(['time_taken', 'times_over', 'time_chosen', 'times_not_found']);

/** Choosing a time by a mailed link, without a session (decision P53, ADR 11). */
@Injectable()
export class TimesPages {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly lookups: TimesLookups,
  ) {}

  /** The times that are free. Opening it chooses nothing. */
  async page({ token }: { token: string }): Promise<MailPage> {
    return this.show(token, {});
  }

  /** Takes the choice; shows what is left when somebody was faster. */
  async choose({ token, time }: { token: string; time: string }): Promise<MailPage> {
    const details = await this.find(token);
    const timeId = Number(time);
    if (!details || !this.lookups.isOpen(details)) {
      return this.show(token, {});
    }
    if (!Number.isInteger(timeId) || timeId < 1 || timeId > 2_147_483_647) {
      return this.show(token, { problem: 'Please choose a time' });
    }
    try {
      await this.applications.chooseTimeByLink({ inviteeId: details.invitee.id, timeId });
    } catch (error) {
      if (error instanceof AppError && retold.has(error.code)) {
        return this.show(token, { problem: errorCodes.time_taken[1] });
      }
      throw error;
    }
    return this.show(token, {});
  }

  private async show(token: string, { problem }: { problem?: string }): Promise<MailPage> {
    const details = await this.find(token);
    const site = siteOf(this.env);
    if (!details) {
      return noTimesPage(site);
    }
    const asked = this.asked(details);
    const { times, invitee } = details;
    if (invitee.state === 'chosen') {
      const chosen = times.times.find(({ id }) => id === invitee.timeId);
      const stands = details.application.nextInterview?.id === invitee.interviewId;
      return chosen && stands ? chosenPage({ ...asked, when: this.say(chosen.startsAt, details) }) : noTimesPage(site);
    }
    if (!this.lookups.isOpen(details)) {
      return noTimesPage(site);
    }
    const free = this.lookups.freeOf(details);
    return free.length === 0
      ? allTakenPage(asked)
      : timesPage({
          ...asked,
          times: free.map(({ id, startsAt }) => ({ id, when: this.say(startsAt.toISOString(), details) })),
          chosen: '',
          problem,
        });
  }

  private say(startsAt: string, { times }: TimesDetails): string {
    return formatInstantInFull(new Date(startsAt), times.place);
  }

  private asked({ times, job }: TimesDetails) {
    return {
      site: siteOf(this.env),
      where: times.place ?? sayType(times.type),
      minutes: times.duration,
      jobTitle: job.title,
      companyName: job.company.name,
    };
  }

  private async find(token: string): Promise<TimesDetails | null> {
    const link = readTimesToken(token, this.env.TOKEN_SECRET);
    if (!link) {
      return null;
    }
    return nullIfDropped(async () => {
      const details = await this.lookups.get(link.inviteeId);
      return details.seeker.id === link.userId ? details : null;
    });
  }
}
