import { parentPort } from 'node:worker_threads';
import { assessPool } from './assess-pool.js';
import type { PoolLine } from './pool-line.js';

// A thread of `Judges`: a share of a pool comes in, its assessments go out in the same order.

// A thread of our own has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.on('message', (share: PoolLine) => parentPort?.postMessage(assessPool(share)));
