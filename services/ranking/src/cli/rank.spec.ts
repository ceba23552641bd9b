import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { applicationOf } from '../testing/applications.js';
import { type Ranking } from '../engine/types.js';
import { pngCases } from '../testing/png-cases.js';

const script = fileURLToPath(new URL('../../scripts/rank.mjs', import.meta.url));
const run = (input: string) => spawnSync(process.execPath, [script], { input, encoding: 'utf8' });

describe('npm run rank', () => {
  it('answers each pool with one line of ranked applicants', () => {
    const pools = pngCases.map(({ job, strong, elsewhere }) => ({
      job,
      applications: [applicationOf(elsewhere, { applicationId: 7 }), applicationOf(strong, { applicationId: 8 })],
    }));
    const { stdout, status } = run(pools.map((pool) => `${JSON.stringify(pool)}\n`).join(''));
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { engine: string; rankings: { applicationId: number }[] });
    expect(status).toBe(0);
    expect(answers).toHaveLength(pngCases.length);
    expect(answers.map(({ rankings }) => rankings.map(({ applicationId }) => applicationId))).toEqual(
      pngCases.map(() => [8, 7]),
    );
  });

  it('reads null and absent fields, lists in lists, odd letters and nothing at all', () => {
    const bank = { title: 'Bank Teller', requirements: ['Grade 12'], skills: [['Cash handling', [null]], 'Balancing'] };
    const pools = [
      { job: bank, applications: [] },
      { job: null, applications: [{ applicationId: 1 }] },
      { job: bank, applications: [{ applicationId: '__proto__', candidate: null, resumeText: null }] },
      {
        job: bank,
        applications: [
          { applicationId: 1, candidate: { skills: [['Cash handling']], experience: ['Teller at BSP', '2019-2024'] } },
          { applicationId: 2, resumeText: 'ｔｅｌｌｅｒ 𝐜𝐚𝐬𝐡 han\u00addling \u202e\u0000' },
          { applicationId: 3, coverLetter: 'Balanced the till. '.repeat(20_000) },
        ],
      },
    ];
    const { stdout, status } = run(pools.map((pool) => `${JSON.stringify(pool)}\n`).join(''));
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { rankings: Ranking[] });
    expect(status).toBe(0);
    expect(answers.map(({ rankings }) => rankings.map(({ rank }) => rank))).toEqual([[], [1], [1], [1, 2, 3]]);
    const written = JSON.stringify(pools);
    for (const { score, reasons } of answers.flatMap(({ rankings }) => rankings)) {
      expect(score >= 0 && score <= 100 && reasons.length > 0).toBe(true);
      expect(
        reasons.every(({ evidence }) => evidence === null || written.includes(JSON.stringify(evidence).slice(1, -1))),
      ).toBe(true);
    }
  });

  it('says which line it cannot read and fails', () => {
    const { stderr, status } = run('{"job": 3}\n');
    expect(status).toBe(1);
    expect(stderr).toContain('Line 1');
  });
});
