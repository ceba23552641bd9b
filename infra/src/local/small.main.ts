import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { services } from '@workboard/local-servers';
import { nameProcess } from '@workboard/service-kit';
import { root } from './root.js';
import { environmentOf } from './own-settings.js';

// Several processes in one, for a small site: `node infra/dist/local/small.main.js main` is all services, `… worker` all
// their workers. Each runs as it does alone, with its own settings and ports; the process stops when all of them have.

const entry = process.argv[2];
if (entry !== 'main' && entry !== 'worker') {
  throw new Error('usage: small.main.js main|worker');
}
// The name of its container, for logs and traces: what they say is no single service's.
nameProcess(entry === 'main' ? 'small' : 'small-worker');
const given = { ...process.env };
for (const name of services) {
  // A program reads its settings while it is loaded.
  Object.assign(process.env, environmentOf(name, entry, given));
  await import(pathToFileURL(join(root, 'services', name, 'dist', `${entry}.js`)).href);
}
