import { join } from 'node:path';
import { Client } from 'pg';
import { Random } from '../seed/random.js';
import { checkAll, type Verdict } from './checks/check-all.js';
import { RelayWatch } from './checks/relay-watch.js';
import { causeAll, newWatcher } from './inject/nemesis.js';
import { scheduleOf } from './inject/schedule.js';
import { Journal, JournalReader } from './load/journal.js';
import { runLoad } from './load/load.js';
import { newWorld } from './load/world.js';
import { type Options, readOptions } from './options.js';
import { Pace } from './pace.js';
import { reportOf } from './report.js';
import { type FaultySystem, startFaultySystem } from './system/faulty-system.js';

// npm run faults -- --minutes 10 --kills 40 --requests 6000 --seed 1: a system of its own under a mixed load whose promises are
// written down, while every process, line and dependency fails in turn; then the invariants I1 to I14 (docs/security.md) are
// checked one by one. Exit code 1 when one is broken. docs/faults.md says more.

const since = Date.now();
const say = (line: string) =>
  process.stdout.write(`${((Date.now() - since) / 1000).toFixed(0).padStart(5)} s  ${line}\n`);

interface Outcome {
  verdicts: Verdict[];
  journal: JournalReader;
  pace: Pace;
}

const judge = async (faulty: FaultySystem, options: Options): Promise<Outcome> => {
  const random = new Random(String(options.seed));
  const file = join(faulty.dataDir, 'journal.jsonl');
  const journal = new Journal(file);
  const { smtp, system } = faulty;
  const world = await newWorld({ baseUrl: system.baseUrl, journal, random: random.fork('load'), smtp });
  const pace = new Pace();
  pace.start();
  const watcher = await newWatcher(world, pace);
  const faults = scheduleOf(random.fork('faults'), { kills: options.kills, processes: faulty.processes });
  say(
    `${world.seekers.length} seekers, ${world.employers.length} employers, ${world.jobs.length} jobs; ${faults.length} faults`,
  );
  const relays = new RelayWatch(faulty.databaseUrl);
  relays.start();
  let under = true;
  const caused = causeAll(faulty, world, { faults, minutes: options.minutes, watcher, say }).finally(() => {
    under = false;
  });
  await Promise.all([caused, runLoad(world, { ...options, more: () => under })]);
  say('the load is over');
  await system.ready();
  const database = new Client({ connectionString: faulty.databaseUrl });
  await database.connect();
  try {
    // What the checks send is written down, too, and judged by nobody.
    await journal.flush();
    const read = await JournalReader.open(file);
    await relays.stop();
    return {
      verdicts: await checkAll({ journal: read, world, faulty, database, relays, pace }, say),
      journal: read,
      pace,
    };
  } finally {
    pace.stop();
    await database.end();
    await journal.close();
  }
};

const run = async (): Promise<boolean> => {
  const options = readOptions(process.argv.slice(2));
  const random = new Random(String(options.seed)).fork('lines');
  const faulty = await startFaultySystem({ without: options.without, random: () => random.next() });
  say(`the system runs; its data and logs are in ${faulty.dataDir}`);
  // What is mounted and running does not go by itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void faulty.stop({ keep: true }).finally(() => process.exit(1)));
  }
  let isRight = false;
  try {
    const { verdicts, journal, pace } = await judge(faulty, options);
    isRight = verdicts.every(({ violations }) => violations.length === 0);
    process.stdout.write(`${reportOf({ journal, verdicts, pace, options })}\n`);
  } finally {
    const keep = options.keep || !isRight;
    await faulty.stop({ keep });
    if (keep) {
      process.stdout.write(`journal and logs: ${faulty.dataDir}\n`);
    }
  }
  return isRight;
};

process.exit((await run()) ? 0 : 1);
