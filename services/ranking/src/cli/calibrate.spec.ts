import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { areLevelWorths, plainWorths } from '../engine/openai/level-worths.js';
import { applicationOf } from '../testing/applications.js';
import { type Behaviour, criteriaOf, fakeOpenAi } from '../testing/fake-openai.js';
import { pngCases } from '../testing/png-cases.js';

const script = fileURLToPath(new URL('../../scripts/calibrate.mjs', import.meta.url));
const pools = pngCases
  .map(({ job, strong, elsewhere }) => ({
    job,
    applications: Array.from({ length: 6 }, (_, at) =>
      applicationOf(at % 2 === 0 ? strong : elsewhere, { applicationId: at }),
    ),
  }))
  .map((pool) => `${JSON.stringify(pool)}\n`)
  .join('');

let provider: Awaited<ReturnType<typeof fakeOpenAi>> | undefined;
afterEach(() => provider?.close());

const calibrate = async ({
  behave,
  key = 'test',
  input = pools,
}: {
  behave: Behaviour;
  key?: string;
  input?: string;
}) => {
  provider = await fakeOpenAi(behave);
  const env = { ...process.env, OPENAI_API_KEY: key, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'some-model' };
  const child = spawn(process.execPath, [script], { env });
  child.stdin.end(input);
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, status: status as number };
};

/** Says that everything is well shown, and of every third criterion that it is only claimed. */
const lenient: Behaviour = (asked) => {
  const [, , application] = asked.messages;
  const [first] = JSON.parse(application?.content.split('\n')[1] ?? '[]') as { text: string }[];
  const criteria = criteriaOf(asked).map(({ id }, at) => ({
    criterionId: id,
    level: at % 3 === 0 ? 1 : 4,
    evidenceQuote: first?.text.slice(0, 150) ?? '',
  }));
  return { content: JSON.stringify({ criteria }) };
};

describe('npm run rank:calibrate', () => {
  it('prints what the levels of a lenient model are worth', async () => {
    const { stdout, stderr, status } = await calibrate({ behave: lenient });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [, setting = ''] = /^OPENAI_LEVEL_WORTHS=(.+)$/m.exec(stdout) ?? [];
    const worths = setting.split(',').map(Number);
    expect(areLevelWorths(worths)).toBe(true);
    expect(worths[1]).toBeLessThan(plainWorths[1] ?? 0);
    expect(stdout).toMatch(/^# some-model judged \d+ of \d+ applicants$/m);
  }, 60_000);

  it.each([
    [
      'a model that does not answer',
      { behave: (_asked, response) => void response.writeHead(401).end('{}') },
      'at least 300',
    ],
    ['no key', { behave: lenient, key: '' }, 'OPENAI_API_KEY'],
    ['a line that is no pool', { behave: lenient, input: '{"job":1}\n' }, 'Line 1'],
  ] satisfies [string, Parameters<typeof calibrate>[0], string][])(
    'prints no setting with %s',
    async (_what, options, reason) => {
      const { stdout, stderr, status } = await calibrate(options);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toContain(reason);
    },
    60_000,
  );
});
