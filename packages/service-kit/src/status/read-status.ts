import type { ParkedEvent, SeenProcess, ServiceName, ServiceStatus } from '@workboard/contracts';
import type { DataSource } from 'typeorm';
import { readBacklog } from '../outbox/backlog.js';

const mostShown = 100;
const iso = (column: string, name: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "${name}"`;

/** The processes of a service, and what of its events waits or was put aside. */
export const readStatus = async (dataSource: DataSource, service: ServiceName): Promise<ServiceStatus> => {
  const processes: SeenProcess[] = await dataSource.query(
    `SELECT id, name, host, ${iso('started_at', 'startedAt')}, ${iso('seen_at', 'seenAt')}, failing, readings
     FROM processes ORDER BY name, started_at`,
  );
  const parked: ParkedEvent[] = await dataSource.query(
    `SELECT $1 AS service, event_id::text AS id, type, subscriber, failures, reason,
       ${iso('created_at', 'publishedAt')}, ${iso('parked_at', 'parkedAt')}
     FROM event_failures JOIN outbox ON outbox.id = event_id
     WHERE parked_at IS NOT NULL ORDER BY parked_at, event_id LIMIT ${mostShown}`,
    [service],
  );
  const { open, oldest, parked: count } = await readBacklog(dataSource);
  return { processes, outbox: { open, oldestSeconds: Math.round(oldest), parked: count }, parked };
};
