import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from '@workboard/contracts';
import { temporaryFolder, waitFor, withClient } from '@workboard/local-servers';
import { dataSourceFor, makeDigests, slotOf } from '@workboard/notifications';
import type { Client } from 'pg';
import { startSystem } from '../local/system.js';
import { addSeekers } from './made-up-seekers.js';
import { askOnce, employer, postJob, signIn } from './requests/asking.js';
import { type CpuTimes, cpuBetween, cpuTimes } from './requests/processes.js';
import { untilDone } from './requests/writes.js';

// node infra/dist/bench/mails.main.js [people [people with digests]]: how many mails one worker sends an hour, through a whole system of its own with
// the demo data: matched, written, queued in Redis, handed over to the mail catcher by SMTP one at a time and marked as sent in
// Postgres. First an immediate alert of each of so many people (5000) about one new job, then a digest about five for each of as
// many, or of another number; how long digests of 100,000 people take is worked out where they are fewer. Goal: 50,000 immediate mails an hour. Exit code 1 when it is
// missed. What a provider's limit by mail domain would hold back (MAIL_PER_DOMAIN_PER_MINUTE) is not held back. Linux.
const people = Number(process.argv[2] ?? 5000);
const peopleWithDigests = Number(process.argv[3] ?? people);
const warmPeople = Math.ceil(people / 10);
/** All mails are counted each time, which takes a part of a second where they are many. */
const lookMs = Math.max(500, Math.max(people, peopleWithDigests) / 20);
const jobsInDigest = 5;
const goalPerHour = 50_000;
const digestPeople = 100_000;
const domain = 'mails-bench.test';
const dayMs = 86_400_000;

const never = String(2 ** 31 - 1);
const env = {
  SEED: 'true',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '10000',
  MAIL_PER_DOMAIN_PER_MINUTE: never,
  // Digests are made below, whatever time it is.
  TICK_MS: never,
};

/** What is sent, and to whom: alerts of the first so many people for a job that nobody else looks for. */
interface Wanted {
  frequency: 'immediate' | 'daily';
  keyword: string;
  count: number;
}

const insertAlerts = async (client: Client, { frequency, keyword, count }: Wanted): Promise<void> => {
  await client.query(
    `INSERT INTO notifications.job_alerts (user_id, title, keywords, frequency, active_since)
     SELECT id, $2, ARRAY[$2], $3, now() - interval '2 days' FROM auth.users WHERE email LIKE '%@' || $1 ORDER BY id LIMIT $4`,
    [domain, keyword, frequency, count],
  );
  await client.query('ANALYZE notifications.job_alerts, notifications.alert_keys');
};

/** Waits until all mails about an alert's jobs have been sent. @returns seconds from the first to the last of them. */
const untilSent = async (client: Client, { keyword, count }: Wanted): Promise<number> => {
  for (;;) {
    const { rows } = await client.query<{ sent: number; over: number; reason: string | null; seconds: number }>(
      `SELECT count(*) FILTER (WHERE state = 'sent')::int AS sent, max(last_error) AS reason,
         count(*) FILTER (WHERE state IN ('failed', 'abandoned', 'cancelled'))::int AS over,
         extract(epoch FROM max(sent_at) - min(sent_at))::float AS seconds
       FROM notifications.deliveries AS delivery JOIN notifications.job_alerts AS alert
         ON delivery.subject = 'alert:' || alert.id WHERE alert.keywords = ARRAY[$1]`,
      [keyword],
    );
    const [found] = rows;
    if (found && found.over > 0) {
      throw new Error(`${found.over} mails were not sent: ${found.reason}`);
    }
    if (found && found.sent === count) {
      return found.seconds;
    }
    await sleep(lookMs);
  }
};

/** Makes the digests of the last morning as the worker does, with its statement. @returns the seconds that took. */
const makeAll = async (adminUrl: string): Promise<number> => {
  const source = await dataSourceFor(adminUrl).initialize();
  const now = new Date();
  const today = slotOf(now);
  const slot = today.at <= now ? today : slotOf(new Date(now.getTime() - dayMs));
  const started = performance.now();
  for (let taken = -1; taken !== 0;) {
    taken = await source.transaction(async (manager) => {
      await manager.query('SET LOCAL search_path = notifications, public');
      return makeDigests(manager, { ...slot, frequency: 'daily', today: dayOf(now), now });
    });
  }
  await source.destroy();
  return (performance.now() - started) / 1000;
};

const untilMatched = (client: Client, ids: readonly number[]): Promise<unknown> =>
  waitFor(
    async () => {
      const { rowCount } = await client.query(
        'SELECT FROM notifications.job_copies WHERE job_id = ANY($1) AND matched AND read_version = version',
        [ids],
      );
      return rowCount === ids.length;
    },
    { what: 'the new jobs to be matched', timeout: 120_000 },
  );

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Processor time of a mail by process, the dearest first; what is below a twentieth of a millisecond is left out. */
const perMail = (used: CpuTimes, count: number): string =>
  [...used]
    .map(([name, ms]): [string, number] => [name, ms / count])
    .filter(([, ms]) => ms >= 0.05)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
    .join(', ');

const show = (
  what: string,
  { seconds, count, before }: { seconds: number; count: number; before: CpuTimes },
): number => {
  const perHour = (count / seconds) * 3600;
  print(`${what}: ${count} in ${seconds.toFixed(1)} s, ${Math.round(perHour)} an hour`);
  print(`  CPU ms of each: ${perMail(cpuBetween(before, cpuTimes()), count)}`);
  return perHour;
};

const measure = async (client: Client, { base, adminUrl }: { base: string; adminUrl: string }): Promise<boolean> => {
  await client.query(addSeekers(domain, Math.max(people, peopleWithDigests)));
  const { cookie } = await askOnce(base, signIn(employer));
  const post = (title: string) => postJob(base, { cookie, title });
  const atOnce = async (keyword: string, count: number) => {
    const wanted: Wanted = { frequency: 'immediate', keyword, count };
    await insertAlerts(client, wanted);
    await untilDone(client);
    const before = cpuTimes();
    await post(keyword);
    return { seconds: await untilSent(client, wanted), count, before };
  };
  // Code that nothing has run yet is slow.
  await atOnce('Lighthouse Keeper', warmPeople);
  const alertsPerHour = show('immediate alerts', await atOnce('Pearl Diver', people));

  const wanted: Wanted = { frequency: 'daily', keyword: 'Crocodile Breeder', count: peopleWithDigests };
  await insertAlerts(client, wanted);
  const jobs: number[] = [];
  while (jobs.length < jobsInDigest) {
    jobs.push(await post(wanted.keyword));
  }
  await untilMatched(client, jobs);
  await untilDone(client);
  const before = cpuTimes();
  const started = performance.now();
  const madeIn = await makeAll(adminUrl);
  await untilSent(client, wanted);
  const seconds = (performance.now() - started) / 1000;
  const digestsPerHour = show(`digests of ${jobsInDigest} jobs`, { seconds, count: peopleWithDigests, before });
  print(
    `  made in ${madeIn.toFixed(1)} s; ${(digestsPerHour / alertsPerHour).toFixed(2)} × the pace of immediate alerts`,
  );
  print(`  for ${digestPeople} people: ${((seconds * digestPeople) / peopleWithDigests / 60).toFixed(1)} minutes`);
  const isMet = alertsPerHour >= goalPerHour;
  print(
    `${isMet ? 'met   ' : 'MISSED'} ${(alertsPerHour / goalPerHour).toFixed(1)} × the goal of ${goalPerHour} an hour; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  return isMet;
};

const dataDir = await temporaryFolder('mails');
const system = await startSystem({ dataDir, env });
try {
  const adminUrl = system.env['DATABASE_ADMIN_URL'] ?? '';
  const isMet = await withClient(adminUrl, (client) => measure(client, { base: system.baseUrl, adminUrl }));
  process.exitCode = isMet ? 0 : 1;
} finally {
  await system.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit();
