import type { HistoryActor, HistoryData, HistoryKind } from '@workboard/contracts';
import { findActor } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';

/** What happened to an application. Small words, times and statuses go into `data`; no texts and nobody's score. */
export interface Happening {
  applicationId: number;
  kind: HistoryKind;
  data?: HistoryData;
  /** Whoever did it without being signed in, such as an applicant by a mailed link. */
  applicantId?: number;
}

const actorOf = ({ applicantId }: Happening): { actor: HistoryActor; actorId: number | null } => {
  if (applicantId !== undefined) {
    return { actor: 'applicant', actorId: applicantId };
  }
  const by = findActor();
  switch (by?.role) {
    case 'employer':
      return { actor: 'team', actorId: by.userId };
    case 'job_seeker':
      return { actor: 'applicant', actorId: by.userId };
    default:
      return { actor: 'system', actorId: null };
  }
};

/** Writes into the history of applications, in the transaction of what happened, in the name of the caller (decision P45). */
export const recordHistory = async (manager: EntityManager, ...happenings: readonly Happening[]): Promise<void> => {
  if (happenings.length === 0) {
    return;
  }
  const rows = happenings.map((happening) => ({
    application_id: happening.applicationId,
    kind: happening.kind,
    data: happening.data ?? {},
    actor_id: actorOf(happening).actorId,
    actor: actorOf(happening).actor,
  }));
  await manager.query(
    `INSERT INTO application_history (application_id, kind, data, actor, actor_id)
     SELECT row.application_id, row.kind, row.data, row.actor, row.actor_id
     FROM jsonb_to_recordset($1::jsonb) AS row
       (application_id int, kind text, data jsonb, actor text, actor_id int)`,
    [JSON.stringify(rows)],
  );
};
