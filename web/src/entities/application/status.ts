import type { ApplicationStatus } from '@workboard/contracts/enums';
import { endedLabels, isEndedStage, stageOf, statusForSeeker, statusWords } from '@workboard/contracts/statuses';

/** Statuses of the seeker's 'Active Applications' counter (spec §2). */
export const activeStatuses: readonly ApplicationStatus[] = ['applied', 'reviewed', 'interviewing'];

type Tracked = Parameters<typeof statusForSeeker>[0];

/** As the seeker sees it: an interview is no offer yet (decision P16). */
export const asSeekerSees = <T extends Tracked>(application: T): T => ({
  ...application,
  status: statusForSeeker(application),
});

/** How many are in each of the stages; one that ended without a decision has left its status (decisions P18, P19). */
export const countIn = (applications: readonly Parameters<typeof stageOf>[0][], stages: readonly string[]): number =>
  applications.filter((application) => stages.includes(stageOf(application))).length;

/** The chip that says where one stands: in its status, or ended without a decision (decisions P18, P19). */
export const stageChip = (application: Parameters<typeof stageOf>[0], reader: 'employer' | 'seeker') => {
  const stage = stageOf(application);
  return isEndedStage(stage) ? { label: endedLabels[stage] } : { label: statusWords[stage][reader], tone: stage };
};
