import { parseArgs } from 'node:util';
import { type Defence, defences } from './system/defences.js';

/** What `npm run faults` is asked to do. */
export interface Options {
  /** How long the load lasts at least; the faults are spread over this time. */
  minutes: number;
  /** Processes that are killed or ended. Pauses, slow lines and shortages come on top, half as many together. */
  kills: number;
  requests: number;
  /** The same seed gives the same schedule of faults and the same order of work. */
  seed: number;
  /** A defence that is taken out of this run's own copy of the system; the run must then fail. */
  without: Defence | null;
  /** Keeps data, logs and journal of a run that succeeded, too. */
  keep: boolean;
}

const number = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) {
    throw new Error(`--${name} must be a number above 0`);
  }
  return value;
};

/** Reads the command line; throws with a sentence when it makes no sense. */
export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '4' },
      kills: { type: 'string', default: '40' },
      requests: { type: 'string', default: '6000' },
      seed: { type: 'string', default: '1' },
      without: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const { without = null } = values;
  if (without !== null && !(without in defences)) {
    throw new Error(`--without takes one of ${Object.keys(defences).join(', ')}`);
  }
  return {
    minutes: number('minutes', values.minutes),
    kills: number('kills', values.kills),
    requests: number('requests', values.requests),
    seed: number('seed', values.seed),
    without: without as Defence | null,
    keep: values.keep,
  };
};
