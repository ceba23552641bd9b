import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  dayOf,
  endOfDay,
  extendedDay,
  formatDayInFull,
  type Job,
  jobsService,
  linkExtensionDays,
  type MailPage,
} from '@workboard/contracts';
import { type Client, Clock, ENV, InjectClient } from '@workboard/service-kit';
import { Lookups } from '../lookups.js';
import { siteOf } from '../layout/site.js';
import { nullIfDropped } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { askPage, extendedPage, noExtensionPage } from './extend-page.js';
import { type Extension, readExtendToken } from './extend-token.js';

interface Found {
  job: Job;
  extension: Extension;
}

/** Extending an ad by a mailed link, without a session (decision P65). */
@Injectable()
export class ExtendPages {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  /** What a press would do. Opening it changes nothing. */
  async page({ token }: { token: string }): Promise<MailPage> {
    const found = await this.find(token);
    return found ? this.show(found) : noExtensionPage(siteOf(this.env));
  }

  /** Extends once: the link stands for the closing day of before. */
  async extend({ token }: { token: string }): Promise<MailPage> {
    const found = await this.find(token);
    if (!found) {
      return noExtensionPage(siteOf(this.env));
    }
    const { jobId: id, userId, day: from } = found.extension;
    try {
      const job = await this.jobs.extendByLink({ id, userId, from });
      return extendedPage({ ...this.asked(job), isDone: true });
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') {
        return this.page({ token });
      }
      throw error;
    }
  }

  private show({ job, extension: { day } }: Found): MailPage {
    if (job.closingDate === null || dayOf(new Date(job.closingDate)) !== day) {
      return extendedPage({ ...this.asked(job), isDone: false });
    }
    const next = extendedDay(job.closingDate, { days: linkExtensionDays, now: this.clock.now() });
    return askPage({ ...this.asked(job), days: linkExtensionDays, next: formatDayInFull(endOfDay(next)) });
  }

  private asked({ id, title, closingDate }: Job) {
    const closes = closingDate === null ? null : formatDayInFull(new Date(closingDate));
    return { site: siteOf(this.env), jobId: id, jobTitle: title, closes };
  }

  /** An open job of an authorised company, whose ads the person may still change. */
  private async find(token: string): Promise<Found | null> {
    const extension = readExtendToken(token, this.env.TOKEN_SECRET);
    if (!extension) {
      return null;
    }
    return nullIfDropped(async () => {
      const job = await this.lookups.job(extension.jobId);
      const [person, company] = await Promise.all([
        this.lookups.staying(extension.userId),
        this.lookups.company(job.companyId),
      ]);
      const mayExtend =
        person.role === 'employer' && person.companyId === job.companyId && person.teamRole !== 'reader';
      const isOpen = job.status === 'active' && job.published && company.status === 'authorised';
      return mayExtend && isOpen ? { job, extension } : null;
    });
  }
}
