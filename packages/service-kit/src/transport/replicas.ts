import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { withDeadline } from '../concurrency/with-deadline.js';

const restMs = 500;
const resolveEveryMs = 2000;
const probeEveryMs = 500;
const probeTimeoutMs = 1000;
/** An address whose container is gone answers nothing at all; one that listens answers within a few milliseconds. */
const connectTimeoutMs = 2000;

export interface Replica {
  readonly address: string;
  readonly pool: Pool;
  /** Messages under way. */
  open: number;
  restUntil: number;
  /** Since when it has answered nothing; null while it answers. */
  awaySince: number | null;
}

/** Where a replica says whether it can take messages; it needs no signature and says nothing else. */
export const healthPath = '/health/ready';

/** Asks a replica whether it can take messages: whether it says so, and what of it fails. Throws when it does not answer in time. */
export const askHealth = ({ pool }: Replica, ms: number): Promise<{ isReady: boolean; failing: string[] }> =>
  withDeadline({ ms }, async (signal) => {
    const response = await pool.request({ method: 'GET', path: healthPath, signal });
    const { failing } = (await response.body.json()) as { failing: string[] };
    return { isReady: response.statusCode === 200, failing };
  });

/** The addresses behind one configured URL: itself, or every address its host name has now. */
const resolve = async (configured: string): Promise<string[]> => {
  const url = new URL(configured);
  if (isIP(url.hostname) || url.hostname === 'localhost') {
    return [url.origin];
  }
  const found = await lookup(url.hostname, { all: true, family: 4 });
  return found.map(({ address }) => `${url.protocol}//${address}:${url.port}`);
};

/**
 * The replicas of one service: the next message goes to the one with the fewest under way, in turn where they have as many, so
 * that one which has just started and is slow yet gets few. One that did not answer gets no message until a question of ours was answered,
 * so that nobody waits for an address whose container is gone. Host names are looked up again every few seconds, so replicas may come and go.
 */
export class Replicas {
  private replicas: Replica[] = [];
  private turn = 0;
  private resolvedAt = 0;
  private resolving: Promise<void> | undefined;

  /** @param configured comma-separated URLs */
  constructor(private readonly configured: string) {}

  async next(): Promise<Replica> {
    await this.refresh();
    const now = Date.now();
    const answering = this.replicas.filter(({ awaySince }) => awaySince === null);
    const rested = answering.filter(({ restUntil }) => restUntil <= now);
    const [candidates = this.replicas] = [rested, answering].filter(({ length }) => length > 0);
    const fewest = Math.min(...candidates.map(({ open }) => open));
    const free = candidates.filter(({ open }) => open === fewest);
    const replica = free[this.turn++ % free.length];
    if (!replica) {
      throw new Error(`No address behind ${this.configured}`);
    }
    return replica;
  }

  /** Every replica there is now. */
  async all(): Promise<readonly Replica[]> {
    await this.refresh();
    return this.replicas;
  }

  /** Whether none has answered anything for so many milliseconds. */
  areAway(forMs: number): boolean {
    const before = Date.now() - forMs;
    return (
      this.replicas.length > 0 && this.replicas.every(({ awaySince }) => awaySince !== null && awaySince <= before)
    );
  }

  /** Whether there is more than one. */
  haveOthers(): boolean {
    return this.replicas.length > 1;
  }

  /** Sends nothing to one that answers and cannot, for a moment. */
  pause(replica: Replica): void {
    replica.restUntil = Date.now() + restMs;
  }

  /** Sends nothing to one that did not answer, until it does. */
  rest(replica: Replica): void {
    if (replica.awaySince === null) {
      replica.awaySince = Date.now();
      void this.awaitAnswer(replica);
    }
  }

  answered(replica: Replica): void {
    replica.awaySince = null;
  }

  async close(): Promise<void> {
    await Promise.all(this.replicas.map(({ pool }) => pool.destroy()));
    this.replicas = [];
    this.resolvedAt = 0;
  }

  private async awaitAnswer(replica: Replica): Promise<void> {
    while (replica.awaySince !== null && this.replicas.includes(replica)) {
      await sleep(probeEveryMs, undefined, { ref: false });
      const isReady = await askHealth(replica, probeTimeoutMs).then(
        (health) => health.isReady,
        () => false,
      );
      if (isReady) {
        this.answered(replica);
      }
    }
  }

  private async refresh(): Promise<void> {
    if (this.replicas.length > 0 && Date.now() - this.resolvedAt < resolveEveryMs) {
      return;
    }
    this.resolving ??= this.resolveAll().finally(() => {
      this.resolving = undefined;
    });
    await (this.replicas.length > 0 ? undefined : this.resolving);
  }

  private async resolveAll(): Promise<void> {
    const lists = await Promise.allSettled(this.configured.split(',').map((url) => resolve(url.trim())));
    const addresses = new Set(lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])));
    this.resolvedAt = Date.now();
    if (addresses.size === 0) {
      return;
    }
    const gone = this.replicas.filter((replica) => !addresses.has(replica.address));
    const kept = this.replicas.filter((replica) => addresses.delete(replica.address));
    this.replicas = [
      ...kept,
      ...[...addresses].map((address) => ({
        address,
        pool: new Pool(address, { connections: 64, connect: { timeout: connectTimeoutMs } }),
        open: 0,
        restUntil: 0,
        awaySince: null,
      })),
    ];
    await Promise.all(gone.map(({ pool }) => pool.close()));
  }
}
