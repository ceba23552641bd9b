import { readFileSync } from 'node:fs';

/** A process's memory in MB (Linux), in which what several share is divided among them; throws when it is gone or may not be looked at. */
export const pssOf = (pid: number): number => {
  const [, kb = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kb) / 1024;
};
