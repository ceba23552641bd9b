import { resolve } from 'node:path';
import { inspect } from 'node:util';

/** A path as it was typed: npm runs scripts elsewhere. */
export const typedPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

/** Runs a command to its end; what stops it is told in a sentence. */
export const runCommand = async (work: () => Promise<string>): Promise<void> => {
  const started = performance.now();
  // Says at every run that Node 20 is old; whoever makes a backup can do nothing about it.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
  try {
    const done = await work();
    console.log(`${done} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env['DEBUG']) {
      console.error(inspect(error));
    }
    process.exitCode = 1;
  }
};
