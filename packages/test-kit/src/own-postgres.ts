import { execFile } from 'node:child_process';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, startPostgres, temporaryFolder } from '@workboard/local-servers';

const run = promisify(execFile);
const password = 'workboard';

/** A Postgres of one test alone and its streaming replica. */
export interface OwnPostgresPair {
  /** As the administrator, to the database `postgres`. */
  primary: string;
  replica: string;
  /** Ends the replica as a power cut does; resolves when it is gone. */
  killReplica(): Promise<void>;
  /** Starts it again at the same address. */
  restartReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Postgres besides the shared one, and a replica that begins as a copy of its files. */
export const ownPostgresPair = async (): Promise<OwnPostgresPair> => {
  const root = await temporaryFolder('postgres');
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const [primaryFolder, replicaFolder] = [join(root, 'primary'), join(root, 'replica')];
  const start = (name: string, port: number) =>
    startPostgres({ folder: join(root, name), port, log: join(root, `${name}.log`), durable: false, password });
  await (await start('primary', primaryPort)).stop();
  await run('cp', ['-a', primaryFolder, replicaFolder]);
  await appendFile(
    join(replicaFolder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=postgres password=${password}'\n`,
  );
  await writeFile(join(replicaFolder, 'standby.signal'), '');
  const primary = await start('primary', primaryPort);
  let replica = await start('replica', replicaPort);
  return {
    primary: primary.url,
    replica: replica.url,
    async killReplica() {
      replica.process.kill();
      await replica.process.exited;
    },
    async restartReplica() {
      replica = await start('replica', replicaPort);
    },
    async stop() {
      await Promise.all([primary.stop(), replica.stop()]);
      await rm(root, { recursive: true, force: true });
    },
  };
};
