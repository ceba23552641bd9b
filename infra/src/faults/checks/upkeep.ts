import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { events } from '@workboard/contracts';
import { services } from '@workboard/local-servers';
import { localS3Credentials } from '@workboard/local-servers';
import { fileKey, Storage } from '@workboard/service-kit';
import { Redis } from 'ioredis';
import type { Client } from 'pg';
import { signInAgain } from '../load/accounts.js';
import { isDone } from '../load/person.js';
import { type Check, column, complain, type Evidence } from './evidence.js';

const drained = async ({ database, faulty, relays }: Evidence): Promise<string[]> => {
  const problems: string[] = [];
  for (const service of services) {
    const open = await column(
      database,
      `SELECT concat_ws(' ', type, '×', count(*), 'to', pending) AS value FROM ${service}.outbox
       WHERE pending <> '{}' GROUP BY type, pending`,
    );
    problems.push(...complain(`event of ${service} that was not taken`, open));
  }
  const waiting: Record<string, string> = {
    'work of the ranking': `SELECT kind AS value FROM ranking.work WHERE next_at < now() + interval '10 minutes'`,
    'ranking under way': `SELECT id AS value FROM ranking.runs WHERE state = 'open'`,
    'news about an application': `SELECT id AS value FROM applications.status_notices WHERE due_at < now() - interval '5 seconds'`,
    'job not yet matched with alerts': `SELECT job_id AS value FROM notifications.job_copies
      WHERE is_public AND NOT deleted AND (read_version < version OR (published_at IS NOT NULL AND NOT matched))`,
  };
  for (const [what, sql] of Object.entries(waiting)) {
    problems.push(...complain(what, await column(database, sql)));
  }
  const redis = new Redis(faulty.redisUrl);
  const dead = await redis.llen('workboard:dead:wait').finally(() => redis.disconnect());
  return [
    ...problems,
    ...(dead > 0 ? [`${dead} jobs lie in the dead letter queue`] : []),
    ...complain('event that two relays took at once', [...relays.doubled]),
  ];
};

const product = [
  'applications.applications',
  'applications.application_history',
  'jobs.jobs',
  'notifications.deliveries',
  'notifications.alert_matches',
  'notifications.audit_entries',
  'companies.companies',
  'auth.users',
  'jobs.saved_jobs',
];

const fingerprint = async (database: Client): Promise<string[]> => {
  const counts = await Promise.all(
    product.map((table) => column<string>(database, `SELECT concat('${table} ', count(*)) AS value FROM ${table}`)),
  );
  const counters = await column<string>(
    database,
    `SELECT concat('applications counted ', sum(applications)) AS value FROM jobs.jobs`,
  );
  return [...counts.flat(), ...counters];
};

const replayPatienceMs = 120_000;

/** Tells every event of the run once more (F14); nothing may change by it. */
const replay = async ({ database }: Evidence): Promise<string[]> => {
  const before = await fingerprint(database);
  for (const service of services) {
    for (const [type, { subscribers }] of Object.entries(events)) {
      await database.query(
        `UPDATE ${service}.outbox SET pending = $2, next_at = now(), attempts = attempts + 1 WHERE type = $1`,
        [type, [...subscribers]],
      );
    }
  }
  const until = Date.now() + replayPatienceMs;
  let open = 1;
  while (open > 0 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const left = await Promise.all(
      services.map((service) =>
        column<number>(database, `SELECT count(*)::int AS value FROM ${service}.outbox WHERE pending <> '{}'`),
      ),
    );
    open = left.flat().reduce((sum, count) => sum + count, 0);
  }
  const after = await fingerprint(database);
  return [
    ...(open > 0 ? [`${open} events that were told again were not taken`] : []),
    ...complain(
      'thing changed by events told again',
      after.filter((line) => !before.includes(line)).map((line) => `${line}, before ${before[after.indexOf(line)]}`),
    ),
  ];
};

const filesAreThere = async ({ database, faulty, world, journal }: Evidence): Promise<string[]> => {
  const storage = new Storage({
    S3_ENDPOINT: `http://127.0.0.1:${faulty.storagePort}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: localS3Credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: localS3Credentials.secretAccessKey,
    S3_BUCKET: 'workboard',
  });
  const stored = new Set<string>();
  for await (const key of storage.olderThan('', new Date(Date.now() + 60_000))) {
    stored.add(key);
  }
  storage.close();
  const resumes = await column<string>(
    database,
    'SELECT id AS value FROM auth.resume_files WHERE remove_after IS NULL',
  );
  const logos = await column<string>(
    database,
    'SELECT id AS value FROM companies.logo_files WHERE remove_after IS NULL',
  );
  const lost = [...resumes.map((id) => fileKey('resume', id)), ...logos.map((id) => fileKey('logo', id))].filter(
    (key) => !stored.has(key),
  );
  const leavers = new Set(journal.promises('user deleted').map(({ id }) => id));
  const promised = new Set(journal.promises('resume').map(({ userId }) => userId));
  const owners = world.seekers.filter(({ person }) => promised.has(person.id) && !leavers.has(person.id));
  const unread: string[] = [];
  for (const { person } of owners) {
    // Whoever chose a new password while the site was away may not have come back since.
    await signInAgain(person);
    const me = await person.send<{ resume: string | null }>('check', 'GET', '/api/auth/me');
    const file = isDone(me) && me.body.resume ? await person.send<string>('check', 'GET', me.body.resume) : null;
    if (!file || !isDone(file) || !file.body.startsWith('%PDF-')) {
      unread.push(`${person.id} (${me.status}, ${me.body?.resume}, ${file?.status})`);
    }
  }
  return [
    ...complain('file with a record that is not stored', lost),
    ...complain('resume that its owner cannot read', unread),
  ];
};

/** No log holds what people typed, a session or a token; passwords of a run begin alike. */
const logsAreClean = async ({ faulty, journal }: Evidence): Promise<string[]> => {
  const secrets = journal.promises('secret').filter(({ what }) => what !== 'session cookie' && what !== 'password');
  const texts = [
    ...new Map(secrets.map(({ text, what }) => [text, what])),
    ['Kofi-', 'password'],
    ['eyJhbGci', 'signed token'],
  ] as const;
  const folder = join(faulty.dataDir, 'logs');
  const problems: string[] = [];
  for (const name of await readdir(folder)) {
    const log = await readFile(join(folder, name), 'utf8');
    problems.push(...texts.filter(([text]) => log.includes(text)).map(([, what]) => `${name} holds a ${what}`));
  }
  return [...new Set(problems)];
};

export const upkeepChecks: readonly Check[] = [
  { id: 'I10', says: 'outbox, inbox and queues drain; nothing is stuck', find: drained, patienceMs: 150_000 },
  { id: 'I10', says: 'and events that are told again change nothing', find: replay },
  { id: 'I9', says: 'no reference to an absent file', find: filesAreThere, patienceMs: 15_000 },
  { id: 'I12', says: 'no secrets or personal data in logs', find: logsAreClean },
];
