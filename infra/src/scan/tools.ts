import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a scanner found: one line that a person understands. */
export type Finding = string;

/** What a scanner did: `skipped` says why it could not run, `note` what it looked at. */
export interface ScanResult {
  findings: Finding[];
  note?: string;
  skipped?: string;
}

/** What is scanned, and a folder for what tools write. */
export interface Target {
  base: URL;
  folder: string;
}

interface Ran {
  output: string;
  /** Null when it did not end in time. */
  code: number | null;
}

// Colours of terminals.
// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;?]*[A-Za-z]/g;

/** Runs a program to its end, or for `seconds`; its output without colours. */
export const run = async (command: string, args: readonly string[], { seconds }: { seconds: number }): Promise<Ran> => {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { output: output.replaceAll(colours, ''), code };
};

const isInstalled = async (program: string): Promise<boolean> =>
  (await run('sh', ['-c', `command -v ${program}`], { seconds: 5 })).code === 0;

/**
 * Makes sure that programs are there, from Debian's packages of the same name.
 * @returns those that are not to be had here.
 */
export const provide = async (programs: readonly string[]): Promise<ReadonlySet<string>> => {
  const lacking = async () => {
    const found = await Promise.all(programs.map(isInstalled));
    return programs.filter((_, index) => !found[index]);
  };
  const wanted = await lacking();
  if (wanted.length === 0) {
    return new Set();
  }
  const install = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends`;
  for (const program of wanted) {
    await run('sh', ['-c', `${install} ${program}`], { seconds: 300 }).catch(() => undefined);
  }
  return new Set(await lacking());
};
