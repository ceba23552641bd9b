import type { ServiceName } from '@workboard/contracts';
import type { DataSource } from 'typeorm';

/** Deliveries, of four tries each, that a subscriber may fail at before an event is put aside: about a quarter of an hour. */
export const failuresUntilParked = 6;

interface Failure {
  subscriber: ServiceName;
  eventId: string;
  /** Which delivery of the event failed; every relay hears of it, and one counts it. */
  attempt: number;
  reason: string;
}

/**
 * Counts that a subscriber failed at an event; at the sixth time it is put aside for that subscriber: not sent any more until
 * somebody says so (docs/adr/0035-parked-events.md). True when this failure did that.
 */
export const recordFailure = (dataSource: DataSource, failure: Failure): Promise<boolean> =>
  dataSource.transaction(async (manager) => {
    const { subscriber, eventId, attempt, reason } = failure;
    const rows: { failures: number }[] = await manager.query(
      `INSERT INTO event_failures (event_id, subscriber, last_attempt, reason)
       SELECT id, $2, $3, $4 FROM outbox WHERE id = $1 AND $2 = ANY(pending)
       ON CONFLICT (event_id, subscriber) DO UPDATE SET failures = event_failures.failures + 1, reason = EXCLUDED.reason,
         last_attempt = EXCLUDED.last_attempt, failed_at = now()
       WHERE event_failures.last_attempt < EXCLUDED.last_attempt
       RETURNING failures`,
      [eventId, subscriber, attempt, reason],
    );
    if ((rows[0]?.failures ?? 0) < failuresUntilParked) {
      return false;
    }
    await manager.query(`UPDATE event_failures SET parked_at = now() WHERE event_id = $1 AND subscriber = $2`, [
      eventId,
      subscriber,
    ]);
    await manager.query(`UPDATE outbox SET pending = array_remove(pending, $2) WHERE id = $1`, [eventId, subscriber]);
    return true;
  });
