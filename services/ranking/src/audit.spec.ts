import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';

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
