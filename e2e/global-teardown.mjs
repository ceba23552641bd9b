import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export default async function tearDown() {
  const running = globalThis.workboardSystem;
  if (!running) {
    return;
  }
  await running.system.stop();
  const waits = await heldTransactions(join(running.dataDir, 'logs'));
  await rm(running.dataDir, { recursive: true, force: true });
  if (waits.length > 0) {
    throw new Error(`Something waited inside a transaction:\n${waits.slice(0, 5).join('\n')}`);
  }
}

/** Log lines of work that held a transaction while it waited for another process. */
const heldTransactions = async (logs) => {
  const texts = await Promise.all((await readdir(logs)).map((name) => readFile(join(logs, name), 'utf8')));
  return texts.flatMap((text) => text.split('\n').filter((line) => line.includes('TransactionHeldError')));
};
