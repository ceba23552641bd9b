import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';
import { StartFault, startTestServers, startTied } from '@workboard/local-servers';
import { root } from './root.js';
import { watchStarter } from './starter.js';

// `npm test`: throw-away Postgres and Redis, then Jest with the arguments given, then one line with the totals.
// Without arguments everything runs; what looks at the whole database and what kills processes comes last, one by one.

interface JestTotals {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** Projects whose tests disturb others, or are disturbed by them. */
const alone = ['api', 'chaos'];

/** What failed in the last run, for whoever sees only the end of a long output (`.ci/run`). */
const failuresFile = '.data/failed-tests.txt';

const mostLines = 10;

const jestOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

const runTests = async (args: readonly string[]): Promise<number> => {
  const runs =
    args.length > 0
      ? [args]
      : [
          ['--ignoreProjects', ...alone],
          ['--selectProjects', ...alone, '--maxWorkers=1'],
        ];
  const servers = await startTestServers();
  let jest: ReturnType<typeof startTied> | undefined;
  let isEnding = false;
  const end = () => {
    isEnding = true;
    void jest?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, end);
  }
  watchStarter(end);
  const folder = await mkdtemp(join(tmpdir(), 'workboard-totals-'));
  const counts: Count[] = [];
  const failures: string[] = [];
  let exitCode = 0;
  try {
    for (const [index, run] of runs.entries()) {
      if (isEnding) {
        break;
      }
      const totalsFile = join(folder, `totals-${index}.json`);
      jest = startJest(run, totalsFile, servers.env);
      const { code } = await jest.exited;
      exitCode ||= code ?? 1;
      const totals = JSON.parse(await readFile(totalsFile, 'utf8').catch(() => 'null')) as JestTotals | null;
      counts.push(countOf(totals));
      failures.push(...failuresOf(totals));
    }
    await mkdir(join(root, '.data'), { recursive: true });
    await writeFile(join(root, failuresFile), failures.join('\n'));
    print(counts);
    return exitCode;
  } finally {
    await servers.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const startJest = (args: readonly string[], totalsFile: string, env: Record<string, string>) => {
  return startTied({
    args: [
      join(root, 'node_modules/jest/bin/jest.js'),
      // Jest repeats its JSON on the output, which is dropped; people read the progress in the error output.
      '--json',
      `--outputFile=${totalsFile}`,
      ...args,
    ],
    env: {
      ...process.env,
      ...env,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${jestOptions}`.trim(),
    },
  });
};

/** A file that could not even run has no tests to count, so it counts as one failure; so does a run without a result. */
const countOf = (totals: JestTotals | null): Count => {
  return {
    passed: totals?.numPassedTests ?? 0,
    failed: totals ? totals.numFailedTests + totals.numRuntimeErrorTestSuites : 1,
    skipped: totals ? totals.numPendingTests + totals.numTodoTests : 0,
  };
};

/** The failed tests, each with the first lines of what went wrong. */
const failuresOf = (totals: JestTotals | null): string[] =>
  (totals?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const all = failed.map(({ fullName, failureMessages }) => [fullName, failureMessages[0] ?? '']);
    if (assertionResults.length === 0 && message) {
      all.push(['could not be run', message]);
    }
    return all.map(([what = '', why = '']) => {
      const lines = stripVTControlCharacters(why).split('\n', mostLines).join('\n    ');
      return `${relative(root, name)}: ${what}\n    ${lines}\n`;
    });
  });

const print = (counts: readonly Count[]): void => {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`);
};

process.exitCode = await runTests(process.argv.slice(3)).catch((error: unknown) => {
  const sentence = error instanceof StartFault ? error.message : inspect(error);
  process.stderr.write(`${sentence}\n`);
  return 1;
});
