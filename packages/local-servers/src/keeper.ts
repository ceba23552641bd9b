import { spawn } from 'node:child_process';

// Runs one program that is not ours (Postgres, Redis) and ends it when asked to or when our own starter is gone.
// argv[2]: JSON of a KeeperTask.

/** What the keeper is to run; `uid`/`gid` switch the user, `stopSignal` asks the program for a quick clean end. */
export interface KeeperTask {
  command: string;
  args: string[];
  stopSignal: NodeJS.Signals;
  uid?: number;
  gid?: number;
}

const { command, args, stopSignal, uid, gid } = JSON.parse(process.argv[2]!) as KeeperTask;
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...(uid !== undefined && { uid, gid }) });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => child.kill(stopSignal));
}
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
