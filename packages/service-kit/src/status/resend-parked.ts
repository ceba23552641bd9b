import type { ServiceName } from '@workboard/contracts';
import type { DataSource } from 'typeorm';
import { audit } from '../audit/audit.js';
import { failuresUntilParked } from '../outbox/parked-events.js';

/**
 * Sends events again that were put aside: one, or all that a subscriber failed at. Each gets one more delivery before it is put
 * aside again. Payloads carry versions, so that a late event changes nothing that is newer. Answers how many there were.
 */
export const resendParked = (
  dataSource: DataSource,
  { service, subscriber, id }: { service: ServiceName; subscriber: ServiceName; id?: string | undefined },
): Promise<{ count: number }> =>
  dataSource.transaction(async (manager) => {
    const rows: { event_id: string }[] = await manager.query(
      `WITH taken AS (
         UPDATE event_failures SET parked_at = NULL, failures = ${failuresUntilParked - 1}
         WHERE subscriber = $1 AND parked_at IS NOT NULL AND ($2::bigint IS NULL OR event_id = $2) RETURNING event_id
       ), sent AS (
         UPDATE outbox SET pending = array_append(pending, $1), next_at = now()
         WHERE id IN (SELECT event_id FROM taken) RETURNING id
       )
       SELECT id AS event_id FROM sent`,
      [subscriber, id ?? null],
    );
    if (rows.length > 0) {
      await audit(manager, {
        action: 'events_resent',
        target: 'event',
        targetId: id ? `${service}.${id}` : null,
        after: { service, subscriber, count: rows.length },
      });
      await manager.query(`SELECT pg_notify('outbox_' || current_schema(), '')`);
    }
    return { count: rows.length };
  });
