import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** After every versioned migration: TypeORM orders by the 13 digits at a name's end. */
const last = '9999999999999';

/**
 * A migration that replaces all functions and views of a schema as a whole, after the others. Its name holds a hash of their
 * text, so that it runs again with every change of one.
 * @param objects `CREATE OR REPLACE` statements, each after those that it uses
 */
export const replaceSchemaObjects = (objects: readonly string[]): new () => MigrationInterface => {
  const hash = createHash('sha256').update(objects.join('\n')).digest('hex').slice(0, 12);
  return class implements MigrationInterface {
    readonly name = `SchemaObjects${hash}${last}`;

    async up(runner: QueryRunner): Promise<void> {
      for (const statement of objects) {
        await runner.query(statement);
      }
    }

    /** The migrations before it remove what they made. */
    async down(): Promise<void> {}
  };
};
