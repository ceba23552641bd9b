import { execFile } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that Postgres runs as when we are root, which it refuses to run as. */
export interface PlainUser {
  uid: number;
  gid: number;
}

const shelter = '/var/lib/png-workboard';

/** User `postgres` or `nobody` when we are root, undefined when we are an ordinary user anyway. */
export const plainUser = (): PlainUser | undefined => {
  // Elsewhere than on Linux users do not stand in /etc/passwd.
  if (process.getuid?.() !== 0 || process.platform !== 'linux') {
    return undefined;
  }
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) {
      return { uid: Number(uid), gid: Number(gid) };
    }
  }
  return undefined;
};

/**
 * A folder at `path` that `user` owns and can reach. Where a folder above is closed to others (root's home), the real
 * one lies under /var/lib and `path` is a link to it.
 */
export const folderFor = async (path: string, user: PlainUser | undefined): Promise<string> => {
  if (!existsSync(path)) {
    await mkdir(dirname(path), { recursive: true });
    if (user && !reachable(dirname(path))) {
      await mkdir(shelter, { recursive: true, mode: 0o755 });
      await symlink(await mkdtemp(join(shelter, `${basename(path)}-`)), path);
    } else {
      await mkdir(path, { mode: 0o700 });
    }
  }
  const real = realpathSync(path);
  // All of it: a start as another user may have left files of theirs.
  if (user && statSync(real).uid !== user.uid) {
    await run('chown', ['-R', `${user.uid}:${user.gid}`, real]);
  }
  return real;
};

/** The program folder itself, or a copy under /var/lib where `user` cannot reach the folder. */
export const reachableCopy = async (folder: string, user: PlainUser | undefined, label: string): Promise<string> => {
  if (!user || reachable(folder)) {
    return folder;
  }
  const copy = join(shelter, label);
  if (!existsSync(copy)) {
    await mkdir(shelter, { recursive: true, mode: 0o755 });
    await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
  }
  return copy;
};

/** Whether every folder down to this one may be entered by anybody. */
const reachable = (folder: string): boolean => {
  const real = realpathSync(folder);
  return (statSync(real).mode & 0o001) !== 0 && (real === dirname(real) || reachable(dirname(real)));
};
