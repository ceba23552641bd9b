// Jest's set-up for all projects: without servers in the environment, start throw-away ones for this run. The code runs
// from its build, because a set-up file is loaded before Jest's transforms for ES modules.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default async function setup() {
  const given = process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL;
  if (given && existsSync(new URL('./dist/keeper.js', import.meta.url))) {
    return;
  }
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'packages/local-servers'], {
    cwd: root,
    stdio: 'inherit',
  });
  const { startTestServers } = await import('./dist/test-servers.js');
  const servers = await startTestServers();
  Object.assign(process.env, servers.env);
  globalThis.workboardTestServers = servers;
}
