import { run, type ScanResult, type Target } from './tools.js';

const attacks = [
  { name: 'slow headers', args: ['-H', '-i', '5'] },
  { name: 'slow bodies', args: ['-B', '-i', '5', '-s', '8192', '-t', 'POST'] },
  { name: 'slow reading', args: ['-X', '-w', '10', '-y', '20', '-n', '5', '-z', '32', '-k', '3'] },
] as const;
const connections = 1000;
const seconds = 30;

/** How often slowhttptest could not reach the service meanwhile, of how often it tried. */
export const availability = (output: string): { asked: number; unavailable: number } => {
  const answers = [...output.matchAll(/service available:\s+(YES|NO)/g)].map(([, answer]) => answer);
  return { asked: answers.length, unavailable: answers.filter((answer) => answer === 'NO').length };
};

/** Whether a thousand slow connections keep others out. */
export const scanWithSlowhttptest = async ({ base }: Target): Promise<ScanResult> => {
  const findings: string[] = [];
  for (const { name, args } of attacks) {
    const url = new URL(name === 'slow bodies' ? '/api/auth/login' : '/', base).href;
    const { output } = await run(
      'slowhttptest',
      [...args, '-c', String(connections), '-r', '200', '-l', String(seconds), '-p', '5', '-u', url],
      { seconds: seconds + 60 },
    );
    const { asked, unavailable } = availability(output);
    if (asked === 0) {
      return { findings, skipped: `slowhttptest said nothing: ${output.trim().split('\n').at(-1)}` };
    }
    if (unavailable > 0) {
      findings.push(`${name}: not available ${unavailable} of ${asked} times`);
    }
  }
  return { findings, note: `${attacks.length} attacks with ${connections} connections for ${seconds} s` };
};
