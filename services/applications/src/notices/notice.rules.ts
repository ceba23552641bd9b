import type { ApplicationStatus, StatusHolds } from '@workboard/contracts';
import type { StatusNotice } from './status-notice.entity.js';

/** How long news of a status wait, in milliseconds (decision P17). */
export const holdOf = (read: ApplicationStatus, holds: StatusHolds): number =>
  read === 'rejected' ? holds.rejectedMs : holds.otherMs;

/** Whether the applicant is to be told: never of a return to 'applied', and of nothing that they know (decision P17). */
export const isNews = ({ read, told }: { read: ApplicationStatus; told: ApplicationStatus }): boolean =>
  read !== 'applied' && read !== told;

/** Whether a change leads back to where things stood before what was not told yet. */
export const isTakenBack = (waiting: Pick<StatusNotice, 'fromStatus'>, now: { status: ApplicationStatus }): boolean =>
  waiting.fromStatus === now.status;
