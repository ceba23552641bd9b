import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lists are read from, so that no page is built from the wide table and no total is counted over it: every job's
 * answer as ready JSON text, one narrow row per public job, and a cube of counts per filter value. All of it follows
 * `jobs` and `company_copies` in the same transaction (see the next migration), whoever writes there.
 */
export class JobSearch1796000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Without stop words: "IT" is a trade here. Accents are no obstacle.
    await runner.query(`CREATE TEXT SEARCH DICTIONARY job_stem (TEMPLATE = snowball, LANGUAGE = english)`);
    await runner.query(`CREATE TEXT SEARCH CONFIGURATION job_text (COPY = pg_catalog.english)`);
    await runner.query(`
      ALTER TEXT SEARCH CONFIGURATION job_text
        ALTER MAPPING FOR asciiword, asciihword, hword_asciipart WITH job_stem`);
    await runner.query(`
      ALTER TEXT SEARCH CONFIGURATION job_text
        ALTER MAPPING FOR word, hword, hword_part WITH public.unaccent, job_stem`);
    await runner.query(`CREATE TEXT SEARCH CONFIGURATION job_words (COPY = pg_catalog.simple)`);
    await runner.query(`
      ALTER TEXT SEARCH CONFIGURATION job_words
        ALTER MAPPING FOR word, hword, hword_part WITH public.unaccent, simple`);

    await runner.query(`
      CREATE TABLE job_cards (
        job_id int NOT NULL,
        card text NOT NULL,
        CONSTRAINT job_cards_pkey PRIMARY KEY (job_id)
      )`);
    await runner.query(`
      CREATE TABLE job_search (
        job_id int NOT NULL,
        created_at timestamptz NOT NULL,
        company_id int NOT NULL,
        location text NOT NULL,
        industry text NOT NULL,
        work_type text NOT NULL,
        employment_type text NOT NULL,
        pay_group smallint NOT NULL,
        pay_low int,
        pay_high int,
        pgk_from int,
        pgk_to int,
        closing_date date,
        expires_at timestamptz,
        document tsvector NOT NULL,
        CONSTRAINT job_search_pkey PRIMARY KEY (job_id)
      )`);
    await runner.query(`ALTER TABLE job_search ALTER COLUMN document SET STORAGE MAIN`);
    await runner.query(`ALTER TABLE job_search ALTER COLUMN document SET STATISTICS 1000`);
    const indexes = {
      job_search_newest: '(created_at DESC, job_id DESC)',
      job_search_company: '(company_id, created_at DESC, job_id DESC)',
      job_search_location: '(location, created_at DESC, job_id DESC)',
      job_search_industry: '(industry, created_at DESC, job_id DESC)',
      job_search_pay_high: '(pay_group, pay_high DESC, job_id DESC)',
      job_search_pay_low: '(pay_group, pay_low, job_id DESC)',
      job_search_pgk: '(pgk_to, pgk_from) WHERE pgk_to IS NOT NULL',
      job_search_closing: '(closing_date, job_id DESC)',
      job_search_expires: '(expires_at) WHERE expires_at IS NOT NULL',
      job_search_text: 'USING gin (document, location, industry, work_type, employment_type)',
    };
    for (const [name, definition] of Object.entries(indexes)) {
      const target = definition.startsWith('USING') ? definition : `USING btree ${definition}`;
      await runner.query(`CREATE INDEX ${name} ON job_search ${target}`);
    }

    // The cube and what has happened since it was last folded; a total is the sum over both.
    const cell =
      'location text NOT NULL, industry text NOT NULL, work_type text NOT NULL, employment_type text NOT NULL';
    await runner.query(`
      CREATE TABLE facet_counts (
        ${cell},
        jobs int NOT NULL,
        CONSTRAINT facet_counts_pkey PRIMARY KEY (location, industry, work_type, employment_type)
      )`);
    await runner.query(`
      CREATE TABLE facet_deltas (
        id bigint GENERATED ALWAYS AS IDENTITY,
        ${cell},
        jobs int NOT NULL,
        CONSTRAINT facet_deltas_pkey PRIMARY KEY (id)
      )`);
    // Deltas folded so far; with those still open it numbers the states of job_search, so that totals can be kept.
    await runner.query(`CREATE TABLE search_state (folded bigint NOT NULL)`);
    await runner.query(`INSERT INTO search_state VALUES (0)`);
    // The values that jobs have in a filter, in lower case, with how they were first written.
    await runner.query(`
      CREATE TABLE facet_values (
        kind text NOT NULL,
        value text NOT NULL,
        label text NOT NULL,
        CONSTRAINT facet_values_pkey PRIMARY KEY (kind, value)
      )`);
    // Words of public jobs, as they are written: what a mistyped word may have meant.
    await runner.query(
      `CREATE TABLE search_words (word text NOT NULL, CONSTRAINT search_words_pkey PRIMARY KEY (word))`,
    );
    await runner.query(`CREATE INDEX search_words_similar ON search_words USING gist (word gist_trgm_ops)`);
    await runner.query(`CREATE INDEX company_copies_name_part ON company_copies USING gin (name gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX company_copies_name_part`);
    const tables = [
      'search_words',
      'facet_values',
      'search_state',
      'facet_deltas',
      'facet_counts',
      'job_search',
      'job_cards',
    ];
    for (const table of tables) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query(`DROP TEXT SEARCH CONFIGURATION job_words`);
    await runner.query(`DROP TEXT SEARCH CONFIGURATION job_text`);
    await runner.query(`DROP TEXT SEARCH DICTIONARY job_stem`);
  }
}
