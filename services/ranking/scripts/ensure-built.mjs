import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Compiles the ranking service when there is no build yet; whatever the compiler says goes to standard error. */
export const ensureBuilt = async () => {
  if (existsSync(new URL('../dist/cli/rank.js', import.meta.url))) {
    return;
  }
  const { spawnSync } = await import('node:child_process');
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { status } = spawnSync('npx', ['--no-install', 'tsc', '-b', 'services/ranking'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0 && !existsSync(new URL('../dist/cli/rank.js', import.meta.url))) {
    process.stderr.write('The ranking service could not be built.\n');
    process.exit(1);
  }
};
