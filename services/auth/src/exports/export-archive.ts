import { Injectable } from '@nestjs/common';
import {
  applicationsService,
  companiesService,
  jobsService,
  notificationsService,
  parseFileUrl,
  type PersonalRecords,
  rankingService,
} from '@workboard/contracts';
import { type Client, fileKey, InjectClient, readPersonalData, Storage } from '@workboard/service-kit';
import { strToU8, zipSync } from 'fflate';
import { DataSource } from 'typeorm';
import { User } from '../users/user.entity.js';

const readMe = (name: string): string =>
  [
    `Everything that PNG Workboard holds about ${name}.`,
    '',
    'Each .json file is one part of the site: account, companies, jobs, applications, notifications, ranking.',
    'They are text: any editor or browser opens them. Times are in UTC.',
    'Passwords and other secrets are not in it, nor what employers noted about applicants.',
    '',
  ].join('\n');

/** Asks every service what it holds about a person, and packs it. */
@Injectable()
export class ExportArchive {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
    @InjectClient(rankingService) private readonly ranking: Client<typeof rankingService>,
  ) {}

  /** A ZIP; null when there is no such person any more. Throws `unavailable` while a service does not answer. */
  async of(userId: number): Promise<Buffer | null> {
    const user = await this.dataSource.manager.findOneBy(User, { id: userId });
    if (!user) {
      return null;
    }
    const [account, companies, jobs, applications, notifications, ranking] = await Promise.all([
      readPersonalData(this.dataSource, { service: 'auth', userId }),
      this.companies.personalData({ userId }),
      this.jobs.personalData({ userId }),
      this.applications.personalData({ userId }),
      this.notifications.personalData({ userId }),
      this.ranking.personalData({ userId }),
    ]);
    const parts: Record<string, PersonalRecords> = { account, companies, jobs, applications, notifications, ranking };
    const files: Record<string, Uint8Array> = {
      'READ ME.txt': strToU8(readMe(`${user.firstName} ${user.lastName}`)),
    };
    for (const [name, records] of Object.entries(parts)) {
      files[`${name}.json`] = strToU8(JSON.stringify(records, null, 2));
    }
    const resume = user.resume === null ? null : parseFileUrl(user.resume);
    const file = resume && (await this.storage.get(fileKey('resume', resume.fileId)));
    if (file) {
      files['resume.pdf'] = file.body;
    }
    return Buffer.from(zipSync(files));
  }
}
