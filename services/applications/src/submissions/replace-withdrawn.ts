import { publish } from '@workboard/service-kit';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { referTo } from '../applications/application-ref.js';

/** What the employer's team wrote about an application and what happened to it, as tables with an `application_id`. */
const carried = ['application_history', 'application_messages', 'application_notes', 'scorecards'] as const;

interface Withdrawn {
  notes: string | null;
  tags: string[];
  /** Gives the new application what hung on the old one. */
  handOn: (manager: EntityManager, applicationId: number) => Promise<void>;
}

/** Makes room for another application of the same person to the same job (decision P18); what the employer noted is kept. */
export const removeWithdrawn = async (
  manager: EntityManager,
  { jobId, userId, companyId }: { jobId: number; userId: number; companyId: number },
): Promise<Withdrawn | null> => {
  const withdrawn = await manager.findOne(Application, {
    where: { jobId, userId, withdrawnAt: Not(IsNull()) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!withdrawn) {
    return null;
  }
  const kept: { table: string; rows: object[] }[] = [];
  for (const table of carried) {
    const found: { row: object }[] = await manager.query(
      `SELECT to_jsonb(t) AS row FROM ${table} t WHERE application_id = $1`,
      [withdrawn.id],
    );
    kept.push({ table, rows: found.map(({ row }) => row) });
  }
  await manager.delete(Application, { id: withdrawn.id });
  await publish(manager, 'application.deleted', referTo(withdrawn, companyId));
  return {
    notes: withdrawn.notes,
    tags: withdrawn.tags,
    handOn: async (writer, applicationId) => {
      for (const { table, rows } of kept) {
        const moved = rows.map((row) => ({ ...row, application_id: applicationId }));
        await writer.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(null::${table}, $1)`, [
          JSON.stringify(moved),
        ]);
      }
    },
  };
};
