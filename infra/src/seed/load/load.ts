import { hash } from '@node-rs/argon2';
import type { Storage } from '@workboard/service-kit';
import type { Client } from 'pg';
import { buildDemoData } from '../demo-data.js';
import { demoPassword } from '../demo-password.js';
import type { DemoData } from '../types.js';
import { loadAccounts } from './accounts.js';
import { loadApplications } from './applications.js';
import { loadCompanies } from './companies.js';
import { makeFiles, uploadFiles } from './files.js';
import { loadJobs } from './jobs.js';
import { loadNotifications } from './notifications.js';
import { loadRanking } from './ranking.js';

/** Two loads at once wait for each other on this number. */
const lock = 7_261_002;
/** argon2id with the cost that accounts are made with (decision A9); memory in KiB. */
const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type LoadResult =
  | { readonly outcome: 'loaded'; readonly data: DemoData }
  | { readonly outcome: 'there' }
  /** Other people's data: demo rows are never mixed with it. */
  | { readonly outcome: 'occupied' };

const stateOf = async (client: Client): Promise<'empty' | 'there' | 'occupied'> => {
  const { rows } = await client.query<{ state: 'empty' | 'there' | 'occupied' }>(
    `SELECT CASE
       WHEN EXISTS (SELECT FROM auth.users WHERE email = 'employer@kumul-energy.test') THEN 'there'
       WHEN EXISTS (SELECT FROM auth.users) OR EXISTS (SELECT FROM companies.companies) OR EXISTS (SELECT FROM jobs.jobs)
         THEN 'occupied'
       ELSE 'empty'
     END AS state`,
  );
  return rows[0]?.state ?? 'occupied';
};

/**
 * Loads the demo data into an empty, migrated database: files first, then all rows of all schemas in one transaction,
 * so that a crash leaves nothing half done and the next run starts afresh. `client` is the administrator's connection.
 */
export const loadDemoData = async (options: { client: Client; storage: Storage; now: Date }): Promise<LoadResult> => {
  const { client, storage, now } = options;
  const before = await stateOf(client);
  if (before !== 'empty') {
    return { outcome: before };
  }
  const data = buildDemoData({ now });
  const [files, passwordHash] = await Promise.all([makeFiles(data), hash(demoPassword, hashCost)]);
  await uploadFiles(files, storage);
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
    const state = await stateOf(client);
    if (state !== 'empty') {
      await client.query('ROLLBACK');
      return { outcome: state };
    }
    await loadAccounts(client, { data, files, passwordHash });
    await loadCompanies(client, { data, files });
    await loadJobs(client, { data, files, at: now });
    await loadApplications(client, { data, files, at: now });
    await loadNotifications(client, data);
    await loadRanking(client, { data, files, at: now });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return { outcome: 'loaded', data };
};
