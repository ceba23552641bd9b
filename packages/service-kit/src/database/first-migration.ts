import type { MigrationInterface, QueryRunner } from 'typeorm';
import { idempotencyTable, messagingTables } from './messaging-tables.js';

/**
 * The first migration of a service: its tables and indexes, and those that every service has. What belongs to the schema's
 * functions, views and triggers comes after it (`replaceSchemaObjects`); undone, it leaves the schema empty.
 * @param name the last of the steps that it stands for (docs/adr/0030-one-first-migration.md), so that a database that took
 * them has it already
 * @param statements in the order in which they need each other
 */
export const firstMigration = (name: string, statements: readonly string[]): new () => MigrationInterface =>
  class implements MigrationInterface {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      await refuseOlderSchema(runner);
      for (const statement of [...statements, ...messagingTables, ...idempotencyTable]) {
        await runner.query(statement);
      }
    }

    async down(runner: QueryRunner): Promise<void> {
      const drops = (await runner.query(dropStatements)) as { statement: string }[];
      for (const { statement } of drops) {
        await runner.query(statement);
      }
    }
  };

/** Every service had an outbox from its very first step on. */
const refuseOlderSchema = async (runner: QueryRunner): Promise<void> => {
  const [found] = (await runner.query(`SELECT to_regclass('outbox') IS NOT NULL AS older`)) as { older: boolean }[];
  if (found?.older) {
    throw new Error(
      'This database was last used by a version before 0.1.0, whose migrations are gone. Start version 0.1.0 on it once, then this one.',
    );
  }
};

/** For all that stands in the schema, apart from TypeORM's own list. */
const dropStatements = `
  SELECT format('DROP %s IF EXISTS %s CASCADE', kind, name) AS statement
  FROM (
    SELECT CASE relkind WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END AS kind, oid::regclass::text AS name, relnamespace AS schema
    FROM pg_class WHERE relkind IN ('r', 'v') AND relname <> 'migrations'
    UNION ALL SELECT 'FUNCTION', oid::regprocedure::text, pronamespace FROM pg_proc
    UNION ALL SELECT 'TEXT SEARCH CONFIGURATION', oid::regconfig::text, cfgnamespace FROM pg_ts_config
    UNION ALL SELECT 'TEXT SEARCH DICTIONARY', oid::regdictionary::text, dictnamespace FROM pg_ts_dict
  ) AS object
  WHERE schema = current_schema()::regnamespace`;
