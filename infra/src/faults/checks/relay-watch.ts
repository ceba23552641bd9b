import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '@workboard/local-servers';
import { services } from '@workboard/local-servers';

const everyMs = 400;
/** Younger than this, no event is due a second time. */
const redeliveryMs = 4000;

/**
 * Looks all along whether an event was taken by two relays at once: it then was sent twice before its second time was due. Seen
 * only while it is young; afterwards a second try is no fault.
 */
export class RelayWatch {
  readonly doubled = new Set<string>();
  private readonly stopping = new AbortController();
  private watching: Promise<void> | undefined;

  constructor(private readonly databaseUrl: string) {}

  start(): void {
    this.watching = this.watch();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.watching;
  }

  private async watch(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // The database is away now and then, which is what the run is for.
      await withClient(this.databaseUrl, (client) => this.look(client)).catch(() => undefined);
      await delay(everyMs);
    }
  }

  private async look(client: { query: <T>(sql: string) => Promise<{ rows: T[] }> }): Promise<void> {
    while (!this.stopping.signal.aborted) {
      for (const service of services) {
        const { rows } = await client.query<{ id: string }>(
          `SELECT id FROM ${service}.outbox
           WHERE created_at > now() - interval '${redeliveryMs} milliseconds' AND attempts > 1`,
        );
        rows.forEach(({ id }) => this.doubled.add(`${service}.${id}`));
      }
      await delay(everyMs);
    }
  }
}
