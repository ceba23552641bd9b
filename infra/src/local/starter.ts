import { readFileSync } from 'node:fs';

const checkEvery = 1000;

/** Calls `gone` when the npm that started us has ended without telling us (`kill -9`). Does nothing without npm. */
export const watchStarter = (gone: () => void): void => {
  const starter = npmProcess();
  if (starter === undefined) {
    return;
  }
  setInterval(() => {
    if (!isAlive(starter)) {
      gone();
    }
  }, checkEvery).unref();
};

/** npm is our parent, or its shell is. */
const npmProcess = (): number | undefined => {
  if (!process.env['npm_lifecycle_event']) {
    return undefined;
  }
  for (const pid of [process.ppid, parentOf(process.ppid)]) {
    if (pid !== undefined && pid > 1 && commandOf(pid).includes('npm')) {
      return pid;
    }
  }
  return undefined;
};

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

const parentOf = (pid: number): number | undefined => {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) || undefined;
  } catch {
    return undefined;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
