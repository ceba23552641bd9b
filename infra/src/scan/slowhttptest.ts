import { availableParallelism, loadavg } from 'node:os';
import { run, type ScanResult, type Target } from './tools.js';

const attacks = [
  { name: 'slow headers', args: ['-H', '-i', '5'] },
  { name: 'slow bodies', args: ['-B', '-i', '5', '-s', '8192', '-t', 'POST'] },
  { name: 'slow reading', args: ['-X', '-w', '10', '-y', '20', '-n', '5', '-z', '32', '-k', '3'] },
] as const;
const connections = 1000;
const seconds = 30;
/** Within which a probe must have its answer. */
const probeSeconds = 5;

/** How often slowhttptest could not reach the service meanwhile, of how often it tried. */
export const availability = (output: string): { asked: number; unavailable: number } => {
  const answers = [...output.matchAll(/service available:\s+(YES|NO)/g)].map(([, answer]) => answer);
  return { asked: answers.length, unavailable: answers.filter((answer) => answer === 'NO').length };
};

type Availability = ReturnType<typeof availability>;
type Attack = (typeof attacks)[number];

/** One attack, and what slowhttptest said last when it did not run. */
const attackWith = async ({ name, args }: Attack, base: URL): Promise<Availability & { last?: string }> => {
  const url = new URL(name === 'slow bodies' ? '/api/auth/login' : '/', base).href;
  const probe = String(probeSeconds);
  const { output } = await run(
    'slowhttptest',
    [...args, '-c', String(connections), '-r', '200', '-l', String(seconds), '-p', probe, '-u', url],
    { seconds: seconds + 60 },
  );
  return { ...availability(output), last: output.trim().split('\n').at(-1) };
};

/** What tries of one attack come to: late once may be a busy machine, late twice is the attack. */
export const judge = (name: string, tries: readonly Availability[]): { finding?: string; note?: string } => {
  const late = tries.filter(({ unavailable }) => unavailable > 0);
  const said = late.map(({ asked, unavailable }) => `${unavailable} of ${asked} times`).join(', then ');
  if (late.length > 1) {
    return { finding: `${name}: not available within ${probeSeconds} s ${said}` };
  }
  return late.length > 0 ? { note: `${name}: late ${said}, not so when repeated` } : {};
};

/** Whether a thousand slow connections keep others out. */
export const scanWithSlowhttptest = async ({ base }: Target): Promise<ScanResult> => {
  const findings: string[] = [];
  const notes = [`${attacks.length} attacks with ${connections} connections for ${seconds} s`];
  for (const attack of attacks) {
    const first = await attackWith(attack, base);
    if (first.asked === 0) {
      return { findings, skipped: `slowhttptest said nothing: ${first.last}` };
    }
    const tries = first.unavailable > 0 ? [first, await attackWith(attack, base)] : [first];
    const { finding, note } = judge(attack.name, tries);
    findings.push(...(finding ? [finding] : []));
    notes.push(...(note ? [note] : []));
  }
  notes.push(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
  return { findings, note: notes.join('; ') };
};
