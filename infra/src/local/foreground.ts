import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { StartFault } from '@workboard/local-servers';
import { demoPassword } from '../seed/demo-password.js';
import { openHost } from './ports.js';
import { root } from './root.js';
import { watchStarter } from './starter.js';
import { startSystem, type RunningSystem, type SystemOptions } from './system.js';

/** Shows a line to who started the system. */
export const print = (line: string) => process.stdout.write(`${line}\n`);
const step = (name: string, detail: string, seconds: number) =>
  print(`${name.padEnd(9)} ${`${seconds.toFixed(1)} s`.padStart(7)}  ${detail}`);

let system: RunningSystem | undefined;
let asked = 0;

const end = async () => {
  asked += 1;
  // Asked again: whatever is left is tied to us and goes with us.
  if (asked > 1) {
    process.exit(1);
  }
  if (!system) {
    process.exit(0);
  }
  print('\nStopping …');
  await system.stop();
  print('Stopped. The data stays in .data/.');
  process.exit(0);
};
/** The first address of this machine in its network, when the site listens there. */
const elsewhere = (baseUrl: string): string[] => {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outward = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  return openHost(process.env) === '0.0.0.0' && outward
    ? [`In your network ${baseUrl.replace('localhost', outward.address)} (HOST=127.0.0.1 keeps it to this machine)`]
    : [];
};

const addresses = ({ baseUrl, mailUrl }: RunningSystem): string => {
  const accounts = [
    ['admin@workboard.test', 'super admin'],
    ['employer@kumul-energy.test', 'employer with applicants'],
    ['seeker@workboard.test', 'job seeker, complete profile'],
    ['newseeker@workboard.test', 'job seeker, empty profile'],
  ] as const;
  return [
    '',
    `PNG Workboard   ${baseUrl}`,
    ...(mailUrl ? [`Mails           ${mailUrl}`] : []),
    ...elsewhere(baseUrl),
    '',
    `Demo accounts, password ${demoPassword}:`,
    ...accounts.map(([email, role]) => `  ${email.padEnd(27)} ${role}`),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
};

/**
 * Runs the whole system until Ctrl-C and prints what people must know. The steps before (install, build) are the bootstrap's.
 * @param whenRunning what else begins then
 */
export const runInForeground = async (
  options: Partial<SystemOptions> = {},
  whenRunning: (system: RunningSystem) => void = () => undefined,
): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void end());
  }
  watchStarter(() => {
    if (asked === 0) {
      void end();
    }
  });
  try {
    system = await startSystem({
      dataDir: join(root, '.data'),
      strictPorts: true,
      onStep: step,
      onEvent: print,
      ...options,
    });
    print(addresses(system));
    whenRunning(system);
  } catch (error) {
    failStart(error);
  }
};

/** Says in one sentence why nothing runs, and ends. */
export const failStart = (error: unknown): never => {
  const sentence =
    error instanceof StartFault
      ? error.message
      : `Could not start: ${error instanceof Error ? error.message : String(error)}`;
  process.stderr.write(`${sentence}\n${process.env['DEBUG'] ? inspect(error) : ''}`);
  process.exit(1);
};
