import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { World } from './world.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Builds the service, because worker processes run what is built. */
export const buildWorker = (): void => {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'services/notifications'], { cwd: root });
};

/**
 * A worker of the world in a process of its own, so that it can be killed in the middle of anything. With `at` its clock
 * starts at that instant and goes on from there; `env` is what Node itself reads.
 */
export const startWorkerProcess = ({ world, at, env }: { world: World; at?: Date; env?: Record<string, string> }) => {
  const settings = Object.entries(world.running.env).map(([name, value]) => [name, String(value)]);
  const child: ChildProcess = spawn(
    process.execPath,
    [`services/notifications/dist/${at ? 'testing/worker-at.js' : 'worker.js'}`],
    {
      cwd: root,
      env: {
        ...Object.fromEntries(settings),
        ...env,
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        LOG_LEVEL: 'fatal',
        ...(at && { CLOCK_AHEAD_MS: String(at.getTime() - Date.now()) }),
      },
      stdio: 'inherit',
    },
  );
  return {
    /** Ends it without a chance to tidy up; resolves when it is gone. */
    kill: async (): Promise<void> => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
    },
  };
};
export type WorkerProcess = ReturnType<typeof startWorkerProcess>;
