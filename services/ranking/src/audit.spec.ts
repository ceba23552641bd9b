import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '@workboard/test-kit';
import { DataSource } from 'typeorm';
import { dataSourceFor } from './data-source.js';

const script = fileURLToPath(new URL('../scripts/audit.mjs', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'audit-'));

afterAll(() => rmSync(dir, { recursive: true }));

const audit = (csv: string) => {
  const file = join(dir, 'scores.csv');
  writeFileSync(file, csv);
  return spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
};

describe('npm run rank:audit -- --demo', () => {
  it('reports rates and impact ratios by sex, province and both, with counts and unknown ones, and no person', () => {
    const { stdout, stderr } = spawnSync(process.execPath, [script, '--demo'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    for (const title of ['Scoring rate by sex', 'Scoring rate by province', 'Selection rate by sex and province']) {
      expect(stdout).toContain(`## ${title}`);
    }
    expect(stdout).toMatch(/Sex unknown: \d+\./u);
    expect(stdout).toMatch(/\| female \| \d+ \| \d+ \| [01]\.\d{3} \| [01]\.\d\d \|/u);
    expect(stdout).not.toMatch(/Gloria|Gamoga|@|applicationId/u);
  }, 60_000);
});

const refusal = (args: string[]) => {
  const env = { ...process.env, DATABASE_ADMIN_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--categories', ...args], {
    encoding: 'utf8',
    env,
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  return stderr;
};

describe('npm run rank:audit -- --categories', () => {
  it('refuses files that do not say who is in which group, and dates that are none', () => {
    const file = join(dir, 'groups.csv');
    writeFileSync(file, 'id,sex\n1,female\n');
    expect(refusal([file])).toContain('has no column applicationId, province.');
    expect(refusal([join(dir, 'none.csv')])).toContain('There is no file');
    expect(refusal([file, '--from', 'soon'])).toContain('"soon" is no date');
  });
});

/** Twelve ranked applicants of one job: women weld, men drive, and welding weighs more. */
const ranked = `
  CREATE TABLE applications.applications (id int PRIMARY KEY, status text NOT NULL);
  INSERT INTO applications.applications SELECT n, CASE n WHEN 1 THEN 'offered' ELSE 'applied' END FROM generate_series(1, 12) AS n;
  INSERT INTO ranking.runs (id, job_id, company_id, requested_by, version, job_hash, state, created_at)
    VALUES (gen_random_uuid(), 1, 1, 1, 'embedded-1', 'hash', 'done', '2026-05-01');
  INSERT INTO ranking.run_entries (run_id, application_id, user_id, input_hash, score, reasons)
    SELECT runs.id, n, n, 'hash', CASE WHEN n <= 6 THEN 75 ELSE 25 END, jsonb_build_array(
      jsonb_build_object('criterion', 'Welding', 'weight', 3, 'degree', (n <= 6)::int, 'met', CASE WHEN n <= 6 THEN 'yes' ELSE 'no' END),
      jsonb_build_object('criterion', 'Driving', 'weight', 1, 'degree', (n > 6)::int, 'met', CASE WHEN n > 6 THEN 'yes' ELSE 'no' END))
    FROM ranking.runs, generate_series(1, 12) AS n`;

describe('npm run rank:audit -- --categories on a database', () => {
  it('reports the scores that employers see: with their weights of criteria and their corrections', async () => {
    const database = await testDatabase({ schema: 'ranking', dataSource: dataSourceFor });
    const source = await new DataSource({ type: 'postgres', url: database.adminUrl }).initialize();
    const file = join(dir, 'people.csv');
    const people = Array.from({ length: 12 }, (_, at) => `${at + 1},${at < 6 ? 'female' : 'male'},Enga`);
    writeFileSync(file, `applicationId,sex,province\n${people.join('\n')}\n`);
    const scoringRates = () => {
      const args = [script, '--categories', file, '--from', '2026-01-01', '--to', '2026-12-31'];
      const { stdout, stderr } = spawnSync(process.execPath, args, {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_ADMIN_URL: database.adminUrl },
      });
      expect(stderr).toBe('');
      const [, table = ''] = stdout.split('## Scoring rate by sex\n');
      return Object.fromEntries(
        [...table.matchAll(/\| (female|male) \| 6 \| \d \| ([\d.]+)/gu)]
          .slice(0, 2)
          .map(([, sex, rate]) => [sex, rate]),
      );
    };
    try {
      await source.query(ranked);
      expect(scoringRates()).toEqual({ female: '1.000', male: '0.000' });
      await source.query(
        `INSERT INTO ranking.criteria_settings (job_id, company_id, version, importances) VALUES (1, 1, 1, '{"Welding": "off"}')`,
      );
      expect(scoringRates()).toEqual({ female: '0.000', male: '1.000' });
      await source.query(
        `INSERT INTO ranking.reason_corrections (application_id, criterion, job_id, user_id, verdict, said, corrected_by)
         SELECT n, 'Driving', 1, n, 'wrong', 'no', 1 FROM generate_series(1, 5) AS n`,
      );
      expect(scoringRates()).toEqual({ female: '0.000', male: '0.000' });
    } finally {
      await source.destroy();
      await database.drop();
    }
  }, 60_000);
});

const row = (jobId: number, score: number, group: { sex?: string; province?: string }) => ({
  jobId,
  score,
  status: 'applied',
  ...group,
});
const reportOf = async (rows: object[]): Promise<string> => {
  const path = new URL('../scripts/audit/report.mjs', import.meta.url).href;
  const { biasReport } = (await import(path)) as { biasReport: (input: object) => string };
  return biasReport({ rows, source: 'own database', version: 'v', from: '2026-01-01', to: '2026-12-31' });
};

describe('the yearly report', () => {
  it('lists no group of fewer than five people and says how many are left out', async () => {
    const many = Array.from({ length: 6 }, (_, at) => row(1, at, { sex: 'female', province: 'Enga' }));
    const text = await reportOf([...many, row(1, 99, { sex: 'male', province: 'Manus' })]);
    expect(text).toContain('| female | 6 |');
    expect(text).not.toMatch(/\| male|Manus/u);
    expect(text).toContain('1 in groups of fewer than 5 are not listed.');
  });

  it('is refused when nothing was ranked', async () => {
    await expect(reportOf([])).rejects.toThrow('Nothing was ranked');
  });
});

describe('npm run rank:audit', () => {
  it('divides each scoring rate by the highest, above the median of all', () => {
    const rows = [90, 80, 70, 20].map((score) => `${score},F`).concat([60, 50, 40, 95].map((score) => `${score},M`));
    const { stdout } = audit(`score,sex\n${rows.join('\n')}\n`);
    expect(stdout).toMatch(/F\s+4\s+0\.750\s+1\.00/u);
    expect(stdout).toMatch(/M\s+4\s+0\.250\s+0\.33\s+below four fifths/u);
  });

  it('leaves groups under 2 % out of the comparison', () => {
    const rows = Array.from({ length: 60 }, (_, at) => `${at},${at % 2 ? 'A' : 'B'}`);
    expect(audit(`score,group\n${rows.join('\n')}\n99,C\n`).stdout).toContain('under 2 %, not compared');
  });

  it('refuses a score that is no number', () => {
    const { status, stderr } = audit('score,sex\nhigh,F\n');
    expect(status).toBe(1);
    expect(stderr).toContain('must hold a number');
  });
});
