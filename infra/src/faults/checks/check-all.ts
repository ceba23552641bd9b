import { setTimeout as delay } from 'node:timers/promises';
import { answerChecks } from './answers.js';
import type { Check, Evidence } from './evidence.js';
import { mailChecks } from './mails.js';
import { recordChecks } from './records.js';
import { upkeepChecks } from './upkeep.js';

/** What became of one check. */
export interface Verdict extends Pick<Check, 'id' | 'says'> {
  violations: string[];
}

const lookEveryMs = 500;

const judge = async (check: Check, evidence: Evidence): Promise<Verdict> => {
  const since = Date.now();
  for (;;) {
    const violations = await check.find(evidence).catch((error: unknown) => [`could not be checked: ${String(error)}`]);
    const waited = (Date.now() - since) / evidence.pace.slowness(since, Date.now());
    if (violations.length === 0 || waited >= (check.patienceMs ?? 0)) {
      return { id: check.id, says: check.says, violations };
    }
    await delay(lookEveryMs);
  }
};

/** Checks every invariant: first that everything comes to rest, then what it has come to. */
export const checkAll = async (evidence: Evidence, say: (line: string) => void): Promise<Verdict[]> => {
  const verdicts: Verdict[] = [];
  for (const check of [...upkeepChecks, ...recordChecks, ...mailChecks, ...answerChecks]) {
    say(`${check.id}: ${check.says} …`);
    verdicts.push(await judge(check, evidence));
  }
  return verdicts.toSorted((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)));
};
