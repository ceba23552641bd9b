import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a message said, so that somebody who asks for help can be answered; it is forgotten together with the address. */
export class WrittenDeliveries1796000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE deliveries ADD COLUMN title text, ADD COLUMN body text`);
    await runner.query(`CREATE INDEX deliveries_application ON deliveries ((data ->> 'applicationId'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX deliveries_application`);
    await runner.query(`ALTER TABLE deliveries DROP COLUMN title, DROP COLUMN body`);
  }
}
