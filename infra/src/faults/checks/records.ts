import { type Cascade, cascades, type Deletable } from '@workboard/contracts/cascades';
import type { Application } from '@workboard/contracts';
import type { JournalReader } from '../load/journal.js';
import { isDone } from '../load/person.js';
import { type Check, column, complain, type Evidence } from './evidence.js';
import { doubles } from '../system/unique-keys.js';

const idsOf = (list: readonly { id: number }[]): Set<number> => new Set(list.map(({ id }) => id));

/** Applications that were promised and that nobody took away since. */
export const standing = (journal: JournalReader) => {
  const [removed, leavers] = [idsOf(journal.promises('application deleted')), idsOf(journal.promises('user deleted'))];
  const applied = new Map(journal.promises('applied').map((one) => [one.id, one]));
  return [...applied.values()].filter(({ id, userId }) => !removed.has(id) && !leavers.has(userId));
};

const isThere = async ({ journal, database }: Evidence): Promise<string[]> => {
  const wanted = standing(journal);
  const rows = await column<string>(
    database,
    `SELECT concat_ws('/', id, job_id, user_id) AS value FROM applications.applications`,
  );
  const found = new Set(rows);
  const missing = wanted.filter(({ id, jobId, userId }) => !found.has(`${id}/${jobId}/${userId}`));
  const asked = new Set(journal.promises('maybe applied').map(({ jobId, userId }) => `${jobId}/${userId}`));
  const pairs = rows.map((row) => row.slice(row.indexOf('/') + 1));
  return [
    ...complain('application answered with 201 is not there', missing),
    ...complain(
      'applications of one seeker to one job',
      pairs.filter((pair, at) => pairs.indexOf(pair) !== at),
    ),
    ...complain(
      'application that nobody sent',
      pairs.filter((pair) => !asked.has(pair)),
    ),
  ];
};

const isSeen = async ({ journal, world }: Evidence): Promise<string[]> => {
  const wanted = standing(journal);
  const gone = idsOf(journal.promises('job deleted'));
  const problems: string[] = [];
  const compare = (who: string, reply: { status: number | null; body: Application[] }, ids: number[]) => {
    if (!isDone(reply)) {
      problems.push(`${who} gets ${reply.status} for their applications`);
      return;
    }
    const seen = idsOf(reply.body);
    problems.push(
      ...complain(
        `application that ${who} does not see`,
        ids.filter((id) => !seen.has(id)),
      ),
    );
  };
  for (const { person } of world.seekers) {
    const mine = wanted.filter(({ userId }) => userId === person.id);
    await person.send('sign in', 'POST', '/api/auth/login', {
      body: { email: person.email, password: person.password },
    });
    const list = await person.send<Application[]>('check', 'GET', '/api/applications');
    compare(
      'their seeker',
      list,
      mine.map(({ id }) => id),
    );
  }
  for (const { person } of world.employers) {
    const theirs = wanted.filter(({ employerEmail, jobId }) => employerEmail === person.email && !gone.has(jobId));
    const list = await person.send<Application[]>('check', 'GET', '/api/applications?includeClosed=true');
    compare(
      'the employer',
      list,
      theirs.map(({ id }) => id),
    );
  }
  return problems;
};

const areUnique = async ({ database, faulty }: Evidence): Promise<string[]> => {
  const problems: string[] = [];
  for (const key of faulty.uniqueKeys) {
    const count = await doubles(database, key);
    if (count > 0) {
      problems.push(`${count} values of ${key.table} (${key.columns.join(', ')}) stand in several rows`);
    }
  }
  return problems;
};

const countersAgree = async ({ database, world, journal }: Evidence): Promise<string[]> => {
  const wrong = await column(
    database,
    `SELECT format('job %s says %s, has %s', j.id, j.applications, count(a.id)) AS value
     FROM jobs.jobs j LEFT JOIN applications.applications a ON a.job_id = j.id GROUP BY j.id HAVING j.applications <> count(a.id)`,
  );
  const views = await column(
    database,
    `SELECT format('job %s says %s, has %s', j.id, j.views, coalesce(sum(s.views), 0)) AS value
     FROM jobs.jobs j LEFT JOIN jobs.job_view_sources s ON s.job_id = j.id GROUP BY j.id HAVING j.views <> coalesce(sum(s.views), 0)`,
  );
  const [rows] = await column<number>(database, 'SELECT count(*)::int AS value FROM jobs.job_search');
  const list = await world.visitor.send<{ total: number }>('check', 'GET', '/api/jobs?limit=1&includeTotal=true');
  return [
    ...complain('counter of applications', wrong),
    ...complain('counter of views', views),
    ...complain('total of a list', journal.promises('lists seen')),
    ...(list.body?.total === rows ? [] : [`the list says ${list.body?.total} jobs, there are ${rows}`]),
  ];
};

const homes: Record<Deletable, string> = {
  user: 'auth.users',
  company: 'companies.companies',
  job: 'jobs.jobs',
  application: 'applications.applications',
};

/** Rows that name somebody or something that is not there any more, by the registry of packages/contracts/src/cascades.ts. */
const noOrphans = async ({ database }: Evidence): Promise<string[]> => {
  const problems: string[] = [];
  for (const [what, cascade] of Object.entries(cascades) as [Deletable, Cascade][]) {
    for (const [place, action] of Object.entries(cascade)) {
      if ((action !== 'deleted' && action !== 'cleared') || place === `${homes[what]}.id`) {
        continue;
      }
      const at = place.lastIndexOf('.');
      const [table, name] = [place.slice(0, at), place.slice(at + 1)];
      const ids = await column(
        database,
        `SELECT DISTINCT ${name} AS value FROM ${table} WHERE ${name} IS NOT NULL AND ${name} <> 0
           AND NOT EXISTS (SELECT FROM ${homes[what]} home WHERE home.id = ${name})`,
      );
      problems.push(...complain(`${what} that is gone and still named by ${place}`, ids));
    }
  }
  return problems;
};

export const recordChecks: readonly Check[] = [
  { id: 'I1', says: 'an application answered with 201 exists once', find: isThere },
  { id: 'I1', says: 'and both sides see it', find: isSeen, patienceMs: 10_000 },
  { id: 'I2', says: 'at most one row per unique key', find: areUnique },
  { id: 'I3', says: 'counters equal what they count', find: countersAgree, patienceMs: 5000 },
  { id: 'I8', says: 'no orphans across schemas', find: noOrphans, patienceMs: 60_000 },
];
