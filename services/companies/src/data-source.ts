import 'reflect-metadata';
import { createDataSource } from '@workboard/service-kit';
import { Company } from './companies/company.entity.js';
import { LogoFile } from './logos/logo-file.entity.js';
import { Companies } from './migrations/0001-companies.js';
import { Operations } from './migrations/0002-operations.js';

export const schema = 'companies';
export const entities = [Company, LogoFile];
export const migrations = [Companies, Operations];

/** The data source of companies; migrations run from it as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });
