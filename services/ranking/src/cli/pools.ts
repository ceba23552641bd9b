import { createInterface } from 'node:readline';
import { type PoolLine, readPoolLine } from './pool-line.js';

const readPool = (row: string, line: number): PoolLine => {
  try {
    return readPoolLine(row);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable';
    throw new Error(`Line ${line} is not { job, applications }: ${reason}`, { cause: error });
  }
};

/** The pools of standard input, one a line; empty lines are passed over. Throws for a line that is no pool, with its number. */
export const readPools = async function* (): AsyncGenerator<PoolLine> {
  let line = 0;
  for await (const row of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (row.trim() !== '') {
      yield readPool(row, line);
    }
  }
};
