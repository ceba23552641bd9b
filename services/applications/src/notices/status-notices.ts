import { AppError, type ApplicationStatus, statusForSeeker } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { StatusNotice } from './status-notice.entity.js';
import { ToldStatus } from './told-status.entity.js';

/*
 * Changes of what applicants are still to be told (decision P17). All write in the caller's transaction, which has the
 * application's row locked: whoever holds that lock decides between Undo, 'Send now' and the end of the hold.
 */

/** The employer's own text for the mail about a rejection, and who wrote it; null for the usual words (decision P44). */
export interface OwnWords {
  text: string;
  by: number;
}

/** Statuses that the mail about an interview says by itself. */
const saidByInterview: readonly ApplicationStatus[] = ['applied', 'reviewed', 'interviewing'];

/** Changes the words of a rejection that waits. Throws `nothing_waits` when its mail has left (decision P44). */
export const rewordNotice = async (
  manager: EntityManager,
  applicationId: number,
  words: OwnWords | null,
): Promise<void> => {
  const change = { message: words?.text ?? null, messageBy: words?.by ?? null };
  const { affected } = await manager.update(StatusNotice, { applicationId }, change);
  if (!affected) {
    throw new AppError('nothing_waits');
  }
};

/** Nothing that waits about the application will be told. */
export const cancelNotice = async (manager: EntityManager, applicationId: number): Promise<void> => {
  await manager.delete(StatusNotice, { applicationId });
};

/** Keeps what an applicant was told of, or is being told by other means. */
export const markTold = async (
  manager: EntityManager,
  applicationId: number,
  status: ApplicationStatus,
): Promise<void> => {
  await manager.upsert(ToldStatus, { applicationId, status }, ['applicationId']);
};

/** An interview was arranged: its mail takes the place of the news that wait, unless they end the application. */
export const markInterviewArranged = async (
  manager: EntityManager,
  { id, status, offerMadeAt }: Application,
): Promise<void> => {
  await manager.update(Application, { id }, { hadInterview: true });
  if (saidByInterview.includes(statusForSeeker({ status, offerMadeAt, hadInterview: true }))) {
    await cancelNotice(manager, id);
    await markTold(manager, id, 'interviewing');
  }
};

/** Brings back how things stood before what was not told, and tells nothing; for applications that end otherwise. */
export const takeBackNotices = async (manager: EntityManager, applicationIds: readonly number[]): Promise<void> => {
  await manager.query(
    `WITH held AS (
       DELETE FROM status_notices WHERE application_id = ANY($1)
       RETURNING application_id, from_status, from_offer_made_at
     )
     UPDATE applications SET status = held.from_status, offer_made_at = held.from_offer_made_at
     FROM held WHERE id = held.application_id`,
    [applicationIds],
  );
};
