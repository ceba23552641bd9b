import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigratableDataSource, ServiceName } from '@workboard/local-servers';
import { roleDefaults } from '@workboard/service-kit';
import { root } from './root.js';

/** The parts of a TypeORM DataSource that running and checking migrations needs. */
export interface ServiceDataSource extends MigratableDataSource {
  undoLastMigration(): Promise<void>;
  query<T>(sql: string, parameters?: unknown[]): Promise<T>;
  readonly driver: { createSchemaBuilder(): { log(): Promise<{ upQueries: { query: string }[] }> } };
}

/** A service's own DataSource, from its build. */
export const serviceDataSource = async (name: ServiceName, url: string): Promise<ServiceDataSource> =>
  (await moduleOf(name)).dataSourceFor(url);

/** Statements that give the service's role, which runs them, the settings of the service's connections. */
export const roleDefaultsOf = async (name: ServiceName): Promise<readonly string[]> =>
  roleDefaults((await moduleOf(name)).settings);

/** The functions and views that have a file in the service, as `CREATE OR REPLACE` statements. */
export const schemaObjectsOf = async (name: ServiceName): Promise<readonly string[]> =>
  (await moduleOf(name)).schemaObjects ?? [];

const moduleOf = async (
  name: ServiceName,
): Promise<{
  dataSourceFor: (url: string) => ServiceDataSource;
  schemaObjects?: readonly string[];
  settings?: Record<string, string>;
}> => import(pathToFileURL(join(root, 'services', name, 'dist/data-source.js')).href);
