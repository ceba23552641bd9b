import type { Site } from '../../layout/mail.js';
import { leavesRoom } from '../../sms/sms-text.js';

interface SeveralJobs {
  alertTitle: string;
  count: number;
  /** The path of the alert's search. */
  search: string;
  site: Pick<Site, 'name' | 'publicUrl'>;
}

/** The text of several new jobs. It leads to the alert's search, or to all jobs when that link fills the message. */
export const severalJobsText = ({ alertTitle, count, search, site: { name, publicUrl } }: SeveralJobs): string => {
  const link = `${publicUrl}${search}`;
  return `${count} new jobs for ${alertTitle} at ${name}. ${leavesRoom(link) ? link : `${publicUrl}/jobs`}`;
};
