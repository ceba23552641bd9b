import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { StartFault, startTestServers, startTied } from '@workboard/local-servers';
import { root } from './root.js';
import { watchStarter } from './starter.js';

// `npm test`: throw-away Postgres and Redis, then Jest with the arguments given, then one line with the totals.

interface JestTotals {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

const jestOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

process.exitCode = await runTests(process.argv.slice(3)).catch((error: unknown) => {
  const sentence = error instanceof StartFault ? error.message : inspect(error);
  process.stderr.write(`${sentence}\n`);
  return 1;
});

async function runTests(args: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'workboard-totals-'));
  const totalsFile = join(folder, 'totals.json');
  const servers = await startTestServers();
  try {
    const jest = startTied({
      args: [
        join(root, 'node_modules/jest/bin/jest.js'),
        '--maxWorkers=2',
        // Jest repeats its JSON on the output, which is dropped; people read the progress in the error output.
        '--json',
        `--outputFile=${totalsFile}`,
        ...args,
      ],
      env: {
        ...process.env,
        ...servers.env,
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${jestOptions}`.trim(),
      },
    });
    const end = () => void jest.stop();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
    watchStarter(end);
    const { code } = await jest.exited;
    const totals = JSON.parse(await readFile(totalsFile, 'utf8').catch(() => 'null')) as JestTotals | null;
    print(totals);
    return code ?? 1;
  } finally {
    await servers.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file that could not even run has no tests to count, so it counts as one failure. */
function print(totals: JestTotals | null): void {
  const failed = totals ? totals.numFailedTests + totals.numRuntimeErrorTestSuites : 1;
  const skipped = totals ? totals.numPendingTests + totals.numTodoTests : 0;
  process.stdout.write(`\n${totals?.numPassedTests ?? 0} passed, ${failed} failed, ${skipped} skipped\n`);
}
