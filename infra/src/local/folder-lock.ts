import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, StartFault } from '@workboard/local-servers';

/**
 * Claims a data folder for this process; two starts on one folder would ruin it.
 * @returns what gives it back. @throws StartFault while another start holds it.
 */
export const holdFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, 'running.pid');
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder && holder !== process.pid && isAlive(holder)) {
    throw new StartFault(`PNG Workboard is already running on ${folder} (process ${holder}); stop it first.`);
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
};
