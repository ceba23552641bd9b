import { existsSync } from 'node:fs';

/** Whether a process with this id runs, whoever it belongs to. */
export const isAlive = (pid: number): boolean => {
  if (existsSync('/proc/self')) {
    return existsSync(`/proc/${pid}`);
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
