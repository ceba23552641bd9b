import { type ApplicationRecord, type Contact, type Job, referenceOf } from '@workboard/contracts';
import type { Mail, Site } from '../../layout/mail.js';
import type { MessageTools } from '../kit/tools.js';

export type ListLinks = NonNullable<Mail['list']>;

/** What every mail about an application says. */
export interface About {
  site: Site;
  firstName: string;
  applicationId: number;
  jobTitle: string;
  companyName: string;
}

/** The list of either side, narrowed to the one application. */
export const linkTo = ({ site, applicationId }: Pick<About, 'site' | 'applicationId'>): string =>
  `${site.publicUrl}/applications?search=${referenceOf(applicationId)}`;

/** By which open messages about an application are found again. */
export const subjectOf = (applicationId: number): string => `application:${applicationId}`;

/** An application with its job, as it was if it is deleted, and whose it is. Throws `Drop` when one of them is gone. */
export const find = async (
  applicationId: number,
  { lookups }: MessageTools,
): Promise<{ application: ApplicationRecord; job: Job; seeker: Contact }> => {
  const application = await lookups.application(applicationId);
  const [job, seeker] = await Promise.all([
    application.deletedJob ?? lookups.job(application.jobId),
    lookups.contact(application.userId),
  ]);
  return { application, job, seeker };
};

/** The same as its mails say it to a reader. */
export const aboutOf = (
  { application, job }: { application: Pick<ApplicationRecord, 'id'>; job: Job },
  { site, reader }: { site: Site; reader: Contact },
): About => ({
  site,
  firstName: reader.firstName,
  applicationId: application.id,
  jobTitle: job.title,
  companyName: job.company.name,
});
