// `npm run slow-line`: what a phone on a slow line waits for, printed as a table.
// Uses the system at E2E_BASE_URL, or starts one of its own with demo data.
import setUp from './global-setup.mjs';
import tearDown from './global-teardown.mjs';

await setUp();
try {
  const { measureSlowLine } = await import('./dist/slow-line.js');
  await measureSlowLine();
} finally {
  await tearDown();
}
