import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { services } from '@workboard/local-servers';
import { type LastVersion, readLastVersion } from './last-version.js';
import { breaksVersionBefore } from './migration-rules.js';
import { root } from './root.js';

const folderOf = (service: string) => join(root, 'services', service, 'src/migrations');
const sourceOf = (service: string, file: string) => readFileSync(join(folderOf(service), file), 'utf8');
const migration = (statement: string, before = '') => `async up(runner) {
  ${before && `await runner.query(\`${before}\`);`}
  await runner.query(\`${statement}\`);
}
async down(runner) { await runner.query(\`DROP TABLE anything\`); }`;

describe('M8: processes of the version before go on while a migration runs', () => {
  it.each([
    'ALTER TABLE scores ADD COLUMN user_id int NOT NULL',
    'ALTER TABLE job_alerts ADD CONSTRAINT pay CHECK (salary_min <= salary_max)',
    'ALTER TABLE runs ADD CONSTRAINT again FOREIGN KEY (repeats) REFERENCES runs (id)',
    'ALTER TABLE users ALTER COLUMN since SET NOT NULL',
    'ALTER TABLE users ALTER COLUMN phone TYPE varchar',
    'ALTER TABLE users RENAME COLUMN phone TO number',
    'ALTER TABLE users DROP COLUMN phone',
    'DROP TABLE users',
    'CREATE INDEX users_phone ON users (phone)',
    'CREATE UNIQUE INDEX users_phone ON users (phone)',
  ])('not with: %s', (statement) => {
    expect(breaksVersionBefore(migration(statement))).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE scores ADD COLUMN user_id int, ADD COLUMN since timestamptz',
    `ALTER TABLE scores ADD COLUMN notes jsonb NOT NULL DEFAULT '[]'`,
    'ALTER TABLE job_alerts ADD CONSTRAINT pay CHECK (salary_min <= salary_max) NOT VALID',
    'ALTER TABLE job_alerts VALIDATE CONSTRAINT pay',
    'CREATE INDEX CONCURRENTLY users_phone ON users (phone)',
    'CREATE TABLE texts (id int NOT NULL)',
  ])('well with: %s', (statement) => {
    expect(breaksVersionBefore(migration(statement))).toEqual([]);
  });

  it('whatever is done to a table that the migration itself makes', () => {
    const index = migration('CREATE INDEX texts_of ON texts (user_id)', 'CREATE TABLE texts (user_id int NOT NULL)');
    expect(breaksVersionBefore(index)).toEqual([]);
  });

  it('a column is dropped that the version before never had', () => {
    const dropped = migration('ALTER TABLE users DROP COLUMN phone, DROP COLUMN fax');
    expect(breaksVersionBefore(dropped, (name) => name === 'users.fax')).toHaveLength(1);
    expect(breaksVersionBefore(dropped, () => false)).toEqual([]);
  });

  describe('every migration', () => {
    let last: LastVersion;
    beforeAll(async () => {
      last = await readLastVersion();
    });

    it.each(services)('of %s', (service) => {
      const hadColumn = (name: string) => name in last.schemas[service].columns;
      expect(
        readdirSync(folderOf(service)).flatMap((file) =>
          breaksVersionBefore(sourceOf(service, file), hadColumn).map((says) => `${file}: ${says}`),
        ),
      ).toEqual([]);
    });
  });
});
