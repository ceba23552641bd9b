import type { Company, Job } from '@workboard/contracts';
import { exampleJob } from '@workboard/contracts/examples';
import type { Mail, Site } from '../../layout/mail.js';
import { listLinks } from '../../unsubscribe/list-links.js';
import type { SubscriptionKind } from '../../unsubscribe/unsubscribe-token.js';

const now = new Date('2026-10-05T00:00:00Z');

const job = (id: number, changes: Partial<Job>): Job =>
  exampleJob({ id, salaryMin: 42_000, salaryMax: 55_000, closingDate: '2026-10-11T13:59:59.999Z', ...changes });
const jobs: Samples['jobs'] = [
  job(1, {}),
  job(2, { title: 'Nursing Officer', closingDate: null, salaryMax: null }),
  job(3, { title: 'Laboratory Assistant', employmentType: 'contract', closingDate: '2026-10-05T13:59:59.999Z' }),
];

const company: Company = {
  id: 1,
  name: 'Tok Save Foundation',
  description: 'Runs eleven health centres.',
  logo: null,
  website: 'tok-save.example',
  industry: 'Non-profit',
  size: '51-200',
  location: 'Goroka',
  postalAddress: null,
  businessLocation: null,
  phone: '+675 7123 4567',
  email: 'office@tok-save.example',
  foundedYear: null,
  benefits: [],
  culture: null,
  status: 'unauthorised',
  previousName: null,
  revokedAt: null,
  renamedAt: null,
  ownerId: 1,
  createdAt: now.toISOString(),
  version: 1,
};

/** Made-up people and jobs for the examples of mails. */
export interface Samples {
  site: Site;
  /** A link with a token in it. */
  url: string;
  /** A moment as mails say it. */
  when: string;
  seeker: { site: Site; firstName: string };
  employer: { site: Site; firstName: string };
  about: { applicationId: number; jobTitle: string; companyName: string };
  seekerName: string;
  /** Why a super admin decided so. */
  reason: string;
  replyTo: { name: string; address: string };
  jobs: readonly [Job, Job, Job];
  company: Company;
  list: (kind: SubscriptionKind) => NonNullable<Mail['list']>;
}

/** The people and jobs at a site of this name. */
export const samplesOf = (site: Site): Samples => ({
  site,
  url: `${site.publicUrl}/application-status-alerts?auth_token=example`,
  when: 'Thursday 8 October 2026 at 9:30 am (Port Moresby time)',
  seeker: { site, firstName: 'Meri' },
  employer: { site, firstName: 'Toby' },
  about: { applicationId: 1042, jobTitle: 'Community Health Worker', companyName: 'Tok Save Foundation' },
  seekerName: 'Meri Kila',
  reason: 'Your ad asks applicants for a processing fee. Nobody may ask applicants for money.',
  replyTo: { name: 'Tok Save Foundation', address: 'jobs@tok-save.example' },
  jobs,
  company,
  list: (kind) => listLinks({ kind, id: 0 }, { PUBLIC_URL: site.publicUrl, TOKEN_SECRET: 'examples' }),
});
