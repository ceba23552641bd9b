import 'reflect-metadata';
import { createDataSource } from '@workboard/service-kit';
import { Ranking1796000000001 } from './migrations/0001-ranking.js';
import { Model1796000000002 } from './migrations/0002-model.js';
import { Forgetting1796000000003 } from './migrations/0003-forgetting.js';
import { BothScores1796000000004 } from './migrations/0004-both-scores.js';
import { Repeats1796000000005 } from './migrations/0005-repeats.js';
import { Copied1796000000006 } from './migrations/0006-copied.js';
import { Idempotency1796000000007 } from './migrations/0007-idempotency.js';
import { Criteria1796000000008 } from './migrations/0008-criteria.js';
import { Notes1796000000009 } from './migrations/0009-notes.js';
import { Stamps1796000000010 } from './migrations/0010-stamps.js';

export const schema = 'ranking';
/** Rows are written in sets by SQL; nothing here is an object with a life of its own. */
export const entities = [];
export const migrations = [
  Ranking1796000000001,
  Model1796000000002,
  Forgetting1796000000003,
  BothScores1796000000004,
  Repeats1796000000005,
  Copied1796000000006,
  Idempotency1796000000007,
  Criteria1796000000008,
  Notes1796000000009,
  Stamps1796000000010,
];

/** The data source of ranking; migrations run from it as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });

export default dataSourceFor(process.env['DATABASE_URL'] ?? '');
