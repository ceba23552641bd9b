import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { StartFault, startTestServers, startTied } from '@workboard/local-servers';
import { root } from './root.js';
import { watchStarter } from './starter.js';

// `npm test`: throw-away Postgres and Redis, then Jest with the arguments given, then one line with the totals.
// Without arguments everything runs; what looks at the whole database and what kills processes comes last, one by one.

interface JestTotals {
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
      counts.push(countOf(JSON.parse(await readFile(totalsFile, 'utf8').catch(() => 'null')) as JestTotals | null));
    }
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

const print = (counts: readonly Count[]): void => {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`);
};

process.exitCode = await runTests(process.argv.slice(3)).catch((error: unknown) => {
  const sentence = error instanceof StartFault ? error.message : inspect(error);
  process.stderr.write(`${sentence}\n`);
  return 1;
});
