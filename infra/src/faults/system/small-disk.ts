import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const megabytes = 192;

/** A folder on a disk so small that a test can fill it. */
export interface SmallDisk {
  /** Takes what is left. */
  fill: () => Promise<void>;
  empty: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Mounts a small disk in memory over a folder; null where this machine does not let us (only root may). */
export const mountSmallDisk = async (folder: string): Promise<SmallDisk | null> => {
  await mkdir(folder, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'workboard-faults', folder]);
  } catch {
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    fill: async () => {
      const block = Buffer.alloc(2 ** 20);
      for (let part = 0; part < megabytes; part += 1) {
        try {
          await writeFile(filler, block, { flag: 'a' });
        } catch {
          return;
        }
      }
    },
    empty: () => rm(filler, { force: true }),
    remove: async () => {
      // Lazily: a process that is just ending may still hold a file.
      await run('umount', ['-l', folder]);
    },
  };
};
