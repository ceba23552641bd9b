import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { applicationOf } from '../testing/applications.js';
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

  it('says which line it cannot read and fails', () => {
    const { stderr, status } = run('{"job": 3}\n');
    expect(status).toBe(1);
    expect(stderr).toContain('Line 1');
  });
});
