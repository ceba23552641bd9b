import { type ApplicationStatus, deletableApplicationStatuses, isEnding } from './enums.js';

/** What an application is called, by audience: the employer's selector and tabs, the filter, the applicant (spec §4). */
export interface StatusWords {
  employer: string;
  filter: string;
  seeker: string;
}

/** One table of the labels of all statuses (spec §4, decision P16). */
export const statusWords: Record<ApplicationStatus, StatusWords> = {
  applied: { employer: 'Applied', filter: 'Applied', seeker: 'Applied' },
  reviewed: { employer: 'Screening', filter: 'Screening', seeker: 'Under Review' },
  interviewing: { employer: 'Under Review', filter: 'Under Review', seeker: 'Interviewing' },
  offered: { employer: 'Schedule Interview', filter: 'Interviewing', seeker: 'Offer Extended' },
  hired: { employer: 'Hired', filter: 'Hired', seeker: 'Hired' },
  rejected: { employer: 'Rejected', filter: 'Not Selected', seeker: 'Not Selected' },
};

/** What everybody calls an application that its seeker withdrew (decision P18). */
export const withdrawnLabel = 'Withdrawn';

/** What the seeker calls an application whose job was deleted while it was under way (decision P19). */
export const jobWithdrawnLabel = 'Job withdrawn';

interface Tracked {
  status: ApplicationStatus;
  hadInterview: boolean;
  offerMadeAt: unknown;
}

/**
 * The status as the applicant reads it, in the app, in mails and in texts: an interview is no offer, and no offer is
 * announced before the employer made it (decision P16).
 */
export const statusForSeeker = ({ status, hadInterview, offerMadeAt }: Tracked): ApplicationStatus =>
  status === 'offered' && hadInterview && !offerMadeAt ? 'interviewing' : status;

interface Staged<S extends ApplicationStatus = ApplicationStatus> {
  status: S;
  withdrawnAt: unknown;
  jobWithdrawnAt: unknown;
}

/** Where an application ended other than by a decision: in no status any more. */
export type EndedStage = 'withdrawn' | 'job_withdrawn';

/** What such an end is called. */
export const endedLabels: Record<EndedStage, string> = { withdrawn: withdrawnLabel, job_withdrawn: jobWithdrawnLabel };

/** Whether a stage is such an end. */
export const isEndedStage = (stage: ApplicationStatus | EndedStage): stage is EndedStage => stage in endedLabels;

/**
 * Where an application counts: under its status, as withdrawn whatever its status was (decision P18), or as one whose job was
 * withdrawn (P19). A decision that was told stands: who was hired or rejected stays so without the job.
 */
export const stageOf = <S extends ApplicationStatus>({
  status,
  withdrawnAt,
  jobWithdrawnAt,
}: Staged<S>): S | EndedStage => {
  if (withdrawnAt) {
    return 'withdrawn';
  }
  return jobWithdrawnAt && !isEnding(status) ? 'job_withdrawn' : status;
};

/** Statuses in which an application is under way: the seeker may withdraw it (decision P18). */
export const openStatuses = [
  'applied',
  'reviewed',
  'interviewing',
  'offered',
] as const satisfies readonly ApplicationStatus[];

/** Whether the seeker may withdraw an application. */
export const isOpen = (application: Staged): boolean =>
  (openStatuses as readonly string[]).includes(stageOf(application));

/** Whether the seeker may delete it: while applied or rejected (spec §4), and always once its job is gone (decision P19). */
export const isDeletable = ({ status, jobWithdrawnAt }: Omit<Staged, 'withdrawnAt'>): boolean =>
  Boolean(jobWithdrawnAt) || (deletableApplicationStatuses as readonly ApplicationStatus[]).includes(status);

const explanations: Record<ApplicationStatus, string> = {
  applied: 'Your application is with the employer.',
  reviewed: 'The employer is looking at your application.',
  interviewing: 'You are among the candidates the employer wants to know better.',
  offered: 'The employer wants to make you an offer and will contact you.',
  hired: 'Congratulations! The employer marked you as hired.',
  rejected: 'The employer decided to go on with other candidates this time. New jobs come in every day.',
};

/**
 * What the mail about a status says: its subject and the sentence that explains the status. The mail, the employer's
 * outbox and the question before 'Hired' all show this.
 *
 * @param read the status as {@link statusForSeeker} gives it
 */
export const statusNews = (read: ApplicationStatus, jobTitle: string): { subject: string; text: string } => ({
  subject: `${jobTitle}: ${statusWords[read].seeker}`,
  text: explanations[read],
});

/** The number of an application that both sides see, on the screen, in mails and in texts: `WB-001204`. */
export const referenceOf = (applicationId: number): string => `WB-${String(applicationId).padStart(6, '0')}`;

/** The application that a text such as `WB-001206`, `wb1206` or `1206` names, or null. */
export const applicationOf = (text: string): number | null => {
  const digits = /^(?:wb-?)?0*([1-9]\d{0,8})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
};
