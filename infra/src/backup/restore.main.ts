import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../local/root.js';
import { releaseSystem, restoreSystem } from './commands.js';
import { BackupFault } from './fault.js';
import { runCommand, typedPath } from './run-command.js';

// `npm run restore -- <folder> [--replace]`: brings a backup into the system of `npm start`, or the one that the environment
// names, which must be stopped. `npm run restore -- --release [--discard]`: lets the mails go that wait since then, or drops them.
const options = { replace: { type: 'boolean' }, release: { type: 'boolean' }, discard: { type: 'boolean' } } as const;
const dataDir = join(root, '.data');

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { replace = false, release = false, discard = false } = values;
  if (release) {
    return releaseSystem({ dataDir, discard });
  }
  const [folder] = positionals;
  if (!folder) {
    throw new BackupFault('Name the folder of a backup: npm run restore -- <folder>');
  }
  return restoreSystem({ dataDir, folder: typedPath(folder), replace });
});
