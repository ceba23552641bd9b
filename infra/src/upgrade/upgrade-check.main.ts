import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { services, waitFor, withClient } from '@workboard/local-servers';
import { readLastVersion } from '../local/last-version.js';
import { root } from '../local/root.js';
import { startSystem, type RunningSystem, type SystemOptions } from '../local/system.js';
import { checkOut, hasCommit } from './last-release.js';
import { caughtMails, countRows, differences, sentTwice, type SentMail } from './records.js';
import { smoke } from './smoke.js';

// `npm run upgrade:check`: the last release with demo data is upgraded to this code, its processes run on the new schema as
// they do during an upgrade, and it is brought back. Each time people's calls work, no row is lost and no mail goes twice
// (ADR 38). Says why and ends well where the history of the release is missing.

const dataDir = join(root, '.data/upgrade-check');
const print = (line: string): void => console.log(line);
type Start = (options: SystemOptions) => Promise<RunningSystem>;

/** Ports of a system that is started several times over: the mail catcher's page must stay what it was. */
const started = (start: Start): Promise<RunningSystem> =>
  start({ dataDir, durable: false, onEvent: (line) => print(`  ${line}`) });

const check = async (): Promise<void> => {
  const { version, commit } = await readLastVersion();
  if (!(await hasCommit(commit))) {
    print(`skipped: this clone's history does not reach back to ${version} (${commit}); git fetch --unshallow`);
    return;
  }
  print(`the last release is ${version}, ${commit}`);
  const folder = await checkOut(commit, print);
  const old = (await import(pathToFileURL(join(folder, 'infra/dist/local/system.js')).href)) as { startSystem: Start };
  await rm(dataDir, { recursive: true, force: true });
  const mails: SentMail[] = [];

  const before = await during(await started(old.startSystem), mails, `${version} with its own schema`);
  const after = await during(await started(startSystem), mails, 'this code with the data of before', before);
  const back = await withoutMigrations(folder, async () =>
    during(await started(old.startSystem), mails, `${version} on this code's schema, as during an upgrade`, after),
  );
  await during(await started(old.startSystem), mails, `${version} after a rollback`, back);
  await rm(dataDir, { recursive: true, force: true });
};

/**
 * Runs people's calls against a system, compares its rows with those that the one before left, and stops it.
 * @returns the rows that it leaves
 */
const during = async (
  system: RunningSystem,
  mails: SentMail[],
  what: string,
  expected?: Record<string, number>,
): Promise<Record<string, number>> => {
  const since = Date.now();
  const adminUrl = system.env['DATABASE_ADMIN_URL'] ?? '';
  try {
    const lost = expected ? differences(expected, await countRows(adminUrl)) : [];
    await smoke(system);
    await settled(adminUrl);
    const caught = await caughtMails(system.mailUrl ?? '');
    // What the catcher kept from before is known.
    mails.push(...caught.filter(({ messageId }) => !mails.some((mail) => mail.messageId === messageId)));
    const faults = [...lost, ...sentTwice(caught), ...sentTwice(mails)];
    if (faults.length > 0) {
      throw new Error(`${what}:\n${faults.join('\n')}`);
    }
    const counts = await countRows(adminUrl);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    print(
      `ok  ${what}: signed in, listed, applied, decided; ${rows} rows${expected ? ', those of before among them' : ''}; ${mails.length} mails so far, none twice (${Math.round((Date.now() - since) / 1000)} s)`,
    );
    return counts;
  } finally {
    await system.stop();
  }
};

const soon = `due_at < now() + interval '1 minute'`;
const postponed = `(last_error = 'quiet hours' AND next_attempt_at > now() + interval '1 minute')`;
/** Whether an event waits for a reader, or a mail or news of a decision go out within a minute. */
const waiting = [
  // A text that fell due in quiet hours waits for the morning; any other that is not due again yet may be in the queue.
  `FROM notifications.deliveries WHERE state = 'sending' OR (state = 'queued' AND ${soon} AND ${postponed} IS NOT TRUE)`,
  `FROM applications.status_notices WHERE ${soon}`,
  ...services.map((schema) => `FROM ${schema}.outbox WHERE pending <> '{}'`),
]
  .map((rows) => `EXISTS (SELECT ${rows})`)
  .join(' OR ');

/** Waits until nothing is under way any more. */
const settled = async (adminUrl: string): Promise<void> => {
  await waitFor(
    () =>
      withClient(adminUrl, async (client) => {
        const { rows } = await client.query<{ waits: boolean }>(`SELECT ${waiting} AS waits`);
        return rows[0]?.waits === false;
      }),
    { timeout: 120_000, interval: 500, what: 'events to be taken and mails to be sent' },
  );
};

/** The old code finds the schema as the new one left it. */
const withoutMigrations = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  const file = join(folder, 'infra/dist/local/migrate.main.js');
  await rename(file, `${file}.kept`);
  try {
    await writeFile(file, `console.log('left to the newer version');\n`);
    return await work();
  } finally {
    await rename(`${file}.kept`, file);
  }
};

try {
  await check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
