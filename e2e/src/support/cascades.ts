import { events, type EventType } from '@workboard/contracts';
import { type Cascade, cascades, type Deletable, type DeleteAction } from '@workboard/contracts/cascades';
import { waitFor } from '@workboard/test-kit';
import { query } from './database.js';

export const deletables = Object.keys(cascades) as Deletable[];

const split = (place: string): { table: string; column: string } => {
  const at = place.lastIndexOf('.');
  return { table: place.slice(0, at), column: place.slice(at + 1) };
};

/** How many rows name the thing, by place, for the places where the registry has one of the actions. */
export const rowsNaming = async (
  what: Deletable,
  { id, actions }: { id: number; actions: readonly DeleteAction[] },
): Promise<Record<string, number>> => {
  const cascade: Cascade = cascades[what];
  const counts: Record<string, number> = {};
  for (const [place, action] of Object.entries(cascade)) {
    if (actions.includes(action)) {
      const { table, column } = split(place);
      const [row] = await query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table} WHERE ${column} = $1`, [
        id,
      ]);
      counts[place] = row?.count ?? 0;
    }
  }
  return counts;
};

const places = (counts: Record<string, number>): string[] => Object.keys(counts).filter((place) => counts[place]);

/** The places where something that was deleted, or its name, is still found. */
export const leftovers = async (what: Deletable, id: number): Promise<string[]> =>
  places(await rowsNaming(what, { id, actions: ['deleted', 'cleared'] }));

/** Waits until nothing is left of any of the things. */
export const allGone = (things: Partial<Record<Deletable, readonly number[]>>, timeout = 10_000): Promise<unknown> =>
  waitFor(
    async () => {
      for (const [what, ids] of Object.entries(things) as [Deletable, readonly number[]][]) {
        for (const id of ids) {
          const left = await leftovers(what, id);
          if (left.length > 0) {
            throw new Error(`of ${what} ${id}: ${left.join(', ')}`);
          }
        }
      }
      return true;
    },
    { timeout, interval: 200, what: 'everything to be gone' },
  );

/** Waits until applications are marked as ended with their job, and in no ranking and no summary any more. */
export const allEnded = (ids: readonly number[], timeout = 10_000): Promise<unknown> =>
  waitFor(
    async () => {
      const [row] = await query<{ under_way: boolean }>(
        `SELECT EXISTS (SELECT FROM applications.applications WHERE id = ANY($1) AND job_withdrawn_at IS NULL)
           OR EXISTS (SELECT FROM applications.interviews WHERE application_id = ANY($1) AND status = 'scheduled')
           OR EXISTS (SELECT FROM applications.status_notices WHERE application_id = ANY($1))
           OR EXISTS (SELECT FROM notifications.application_digest_items WHERE application_id = ANY($1) AND period IS NULL)
           OR EXISTS (SELECT FROM ranking.run_entries WHERE application_id = ANY($1)) AS under_way`,
        [ids],
      );
      return row?.under_way === false;
    },
    { timeout, interval: 200, what: 'applications to end with their job' },
  );

/** Jobs whose counter differs from the applications that exist (decision P10). */
export const wrongCounters = (): Promise<unknown[]> =>
  query(
    `SELECT j.id, j.applications, count(a.id)::int AS found FROM jobs.jobs j LEFT JOIN applications.applications a ON a.job_id = j.id
     GROUP BY j.id HAVING j.applications <> count(a.id)`,
  );

/** The facts that would bring something back if they were believed, and who tells them. */
const news: Record<Deletable, { teller: string; types: readonly EventType[]; key: string }> = {
  user: { teller: 'auth', types: ['user.created', 'user.profile_changed', 'resume.uploaded'], key: 'userId' },
  company: { teller: 'companies', types: ['company.changed'], key: 'id' },
  job: { teller: 'jobs', types: ['job.changed', 'job.published'], key: 'id' },
  application: { teller: 'applications', types: ['application.status_changed'], key: 'id' },
};

/** Tells all services anew what they once heard of the thing, and waits until they have taken it; answers how many facts. */
export const tellAgain = async (what: Deletable, id: number): Promise<number> => {
  const { teller, types, key } = news[what];
  const told: string[] = [];
  for (const type of types) {
    const rows = await query<{ id: string }>(
      `INSERT INTO ${teller}.outbox (type, payload, pending)
       SELECT type, payload, $2 FROM ${teller}.outbox WHERE type = $1 AND payload->>$3 = $4 RETURNING id`,
      [type, [...events[type].subscribers], key, String(id)],
    );
    told.push(...rows.map((row) => row.id));
  }
  await waitFor(
    async () => {
      const waiting = await query(`SELECT 1 FROM ${teller}.outbox WHERE id = ANY($1) AND pending <> '{}'`, [told]);
      return waiting.length === 0;
    },
    { timeout: 20_000, what: `the news of ${what} ${id} to be taken` },
  );
  return told.length;
};
