import { setTimeout as sleep } from 'node:timers/promises';
import { timed } from './measure.js';

// The visitor of laptop.main.ts: looks at one thing after the other at the address given, and tells its parent of each.
/** How long one look took, in milliseconds, at what, and its status or what went wrong. */
export interface Seen {
  path: string;
  duration: number;
  outcome: string;
}

const paths = [
  '/',
  '/jobs',
  '/api/jobs?includeTotal=true',
  '/api/jobs?search=nurse&includeTotal=true',
  '/api/companies',
];

const look = async (url: URL): Promise<string> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    await answer.arrayBuffer();
    return String(answer.status);
  } catch (error) {
    return error instanceof Error ? error.name : 'failed';
  }
};

process.on('disconnect', () => process.exit(0));
for (let nth = 0; ; nth += 1) {
  const path = paths[nth % paths.length] ?? '/';
  let outcome = 'failed';
  const duration = await timed(async () => {
    outcome = await look(new URL(path, process.argv[2]));
  });
  process.send?.({ path, duration, outcome } satisfies Seen);
  await sleep(50);
}
