import type { Client } from 'pg';
import type { JournalReader } from '../load/journal.js';
import type { World } from '../load/world.js';
import type { Pace } from '../pace.js';
import type { FaultySystem } from '../system/faulty-system.js';
import type { RelayWatch } from './relay-watch.js';

/** What a check may look at: the journal, the databases, the mails, the files, the logs, and the people's own view. */
export interface Evidence {
  journal: JournalReader;
  world: World;
  faulty: FaultySystem;
  database: Client;
  relays: RelayWatch;
  pace: Pace;
}

/** An invariant of docs/security.md and how it is checked. */
export interface Check {
  id: string;
  says: string;
  /** Sentences about what broke it, none when it holds; what takes its time is asked again until `patienceMs` are over. */
  find: (evidence: Evidence) => Promise<string[]>;
  patienceMs?: number;
}

/** The texts of one column. */
export const column = async <T>(database: Client, sql: string, values: unknown[] = []): Promise<T[]> => {
  const { rows } = await database.query<{ value: T }>(sql, values);
  return rows.map(({ value }) => value);
};

const most = 5;
/** A sentence for a list of things that are wrong; none for an empty list. */
export const complain = (what: string, wrong: readonly unknown[]): string[] => {
  if (wrong.length === 0) {
    return [];
  }
  const named = wrong.slice(0, most).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  return [`${wrong.length} × ${what}: ${named.join(', ')}${wrong.length > most ? ', …' : ''}`];
};
