import 'reflect-metadata';
import { createDataSource } from '@workboard/service-kit';
import { Company } from './companies/company.entity.js';
import { LogoFile } from './logos/logo-file.entity.js';
import { Companies1796000000001 } from './migrations/0001-companies.js';
import { Revoked1796000000002 } from './migrations/0002-revoked.js';
import { Renamed1796000000003 } from './migrations/0003-renamed.js';
import { Idempotency1796000000004 } from './migrations/0004-idempotency.js';

export const schema = 'companies';
export const entities = [Company, LogoFile];
export const migrations = [
  Companies1796000000001,
  Revoked1796000000002,
  Renamed1796000000003,
  Idempotency1796000000004,
];

/** The data source of companies; migrations run from it as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });

export default dataSourceFor(process.env['DATABASE_URL'] ?? '');
