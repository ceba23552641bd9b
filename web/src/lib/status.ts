import type { ApplicationStatus } from '@workboard/contracts/enums';
import type { Interview } from '@workboard/contracts';
import type { StatusTone } from '../theme/palette.js';

interface StatusWords {
  /** The employer's selector, tabs and counts. */
  employer: string;
  /** The filter dropdown. */
  filter: string;
  seeker: string;
  tone: StatusTone;
}

/** One table for all audiences (spec §4, decision P16). */
export const statusWords: Record<ApplicationStatus, StatusWords> = {
  applied: { employer: 'Applied', filter: 'Applied', seeker: 'Applied', tone: 'applied' },
  reviewed: { employer: 'Screening', filter: 'Screening', seeker: 'Under Review', tone: 'reviewed' },
  interviewing: { employer: 'Under Review', filter: 'Under Review', seeker: 'Interviewing', tone: 'interviewing' },
  offered: { employer: 'Schedule Interview', filter: 'Interviewing', seeker: 'Offer Extended', tone: 'offered' },
  hired: { employer: 'Hired', filter: 'Hired', seeker: 'Hired', tone: 'hired' },
  rejected: { employer: 'Rejected', filter: 'Not Selected', seeker: 'Not Selected', tone: 'rejected' },
};

/** Statuses of the seeker's 'Active Applications' counter (spec §2). */
export const activeStatuses: readonly ApplicationStatus[] = ['applied', 'reviewed', 'interviewing'];

interface Tracked {
  status: ApplicationStatus;
  nextInterview: Interview | null;
}

/** As the seeker sees it: an interview that is still to come is no offer yet (decision P16). */
export const asSeekerSees = <T extends Tracked>(application: T): T =>
  application.status === 'offered' && application.nextInterview !== null
    ? { ...application, status: 'interviewing' }
    : application;
