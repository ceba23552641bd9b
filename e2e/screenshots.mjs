// `npm run screenshots [-- <viewer> [<part of the path>]]`: pictures of every route for every role, in .data/screenshots.
// Uses the system at E2E_BASE_URL, or starts one of its own with demo data.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import setUp from './global-setup.mjs';
import tearDown from './global-teardown.mjs';

const [viewer, paths] = process.argv.slice(2);
const folder = process.env.E2E_SCREENSHOTS ?? join(fileURLToPath(new URL('..', import.meta.url)), '.data/screenshots');

await setUp();
try {
  const { takeScreenshots } = await import('./dist/screenshots.js');
  const faults = await takeScreenshots({
    folder,
    ...(viewer && viewer !== 'all' && { viewers: [viewer] }),
    ...(paths && { paths: new RegExp(paths) }),
  });
  process.stdout.write(`${[`Pictures are in ${folder}.`, ...faults].join('\n')}\n`);
} finally {
  await tearDown();
}
