import { join } from 'node:path';
import { root } from '../local/root.js';
import { backUpSystem } from './commands.js';
import { BackupFault } from './fault.js';
import { runCommand, typedPath } from './run-command.js';

// `npm run backup -- <folder>`: a backup of the system of `npm start`, or of the one that the environment names.
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    throw new BackupFault('Name a folder that is not there yet: npm run backup -- <folder>');
  }
  return backUpSystem({ dataDir: join(root, '.data'), folder: typedPath(folder) });
});
