import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';

const script = fileURLToPath(new URL('../scripts/audit.mjs', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'audit-'));

afterAll(() => rmSync(dir, { recursive: true }));

function audit(csv: string) {
  const file = join(dir, 'scores.csv');
  writeFileSync(file, csv);
  return spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
}

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
