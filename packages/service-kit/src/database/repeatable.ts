import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** After every versioned migration: TypeORM orders by the 13 digits at a name's end, and keeps the list's order among equals. */
const last = '9999999999999';

/**
 * A migration that runs after all versioned ones, and again whenever what it is made from changes: its name holds a hash of that.
 * @param name in CamelCase, without a number
 * @param source all that `up` brings into the database, as text
 */
export const repeatable = (
  name: string,
  source: string,
  up: (runner: QueryRunner) => Promise<void>,
): new () => MigrationInterface => {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 12);
  return class implements MigrationInterface {
    readonly name = `${name}${hash}${last}`;

    up(runner: QueryRunner): Promise<void> {
      return up(runner);
    }

    /** The first migration removes everything. */
    async down(): Promise<void> {}
  };
};

/**
 * Replaces all functions, views and triggers of a schema as a whole.
 * @param objects `CREATE OR REPLACE` statements, each after those that it uses
 */
export const replaceSchemaObjects = (objects: readonly string[]): new () => MigrationInterface =>
  repeatable('SchemaObjects', objects.join('\n'), async (runner) => {
    for (const statement of objects) {
      await runner.query(statement);
    }
  });
