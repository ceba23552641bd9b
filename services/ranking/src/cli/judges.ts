import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Judged } from './assess-pool.js';
import type { PoolLine } from './pool-line.js';

/** Fewer are judged here before another thread has read the vectors. */
const leastShare = 100;
const mostThreads = 4;

/**
 * Judges pools on all cores. Nobody's score depends on who else applied, so that a pool can be cut anywhere. The engine is
 * loaded when the first pool is there: the other threads, who need most of the time for that, load it meanwhile.
 */
export class Judges {
  private readonly others: Worker[] = [];

  /** The assessments in the order of the applications. */
  async assess({ job, applications }: PoolLine): Promise<Judged[]> {
    const most = Math.min(availableParallelism(), mostThreads);
    const threads = Math.max(1, Math.min(most, Math.floor(applications.length / leastShare)));
    const size = Math.ceil(applications.length / threads);
    const shareOf = (at: number): PoolLine => ({ job, applications: applications.slice(at * size, (at + 1) * size) });
    const elsewhere = Array.from({ length: threads - 1 }, (_, at) => this.ask(at, shareOf(at + 1)));
    const { assessPool } = await import('./assess-pool.js');
    return [assessPool(shareOf(0)), ...(await Promise.all(elsewhere))].flat();
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.others.map((other) => other.terminate()));
  }

  private async ask(at: number, share: PoolLine): Promise<Judged[]> {
    const judge = (this.others[at] ??= new Worker(new URL('judge.worker.js', import.meta.url)));
    // A thread of our own has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    judge.postMessage(share);
    const [judged] = (await once(judge, 'message')) as [Judged[]];
    return judged;
  }
}
