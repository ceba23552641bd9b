import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../local/root.js';

const run = promisify(execFile);
const generous = { maxBuffer: 2 ** 26 };

/** Whether this clone's history has the commit; a shallow one may lack it. */
export const hasCommit = (commit: string): Promise<boolean> =>
  run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).then(
    () => true,
    () => false,
  );

/**
 * The code of a commit below `.data/releases`, installed and built there once.
 * @returns its folder
 */
export const checkOut = async (commit: string, print: (line: string) => void): Promise<string> => {
  const folder = join(root, '.data/releases', commit);
  if (existsSync(folder)) {
    return folder;
  }
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const archive = `${unfinished}.tar`;
  await run('git', ['archive', '--format=tar', `--output=${archive}`, commit], { cwd: root });
  await run('tar', ['-xf', archive, '-C', unfinished]);
  await rm(archive);
  print('installing its packages, about a minute …');
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    ...generous,
    cwd: unfinished,
  });
  print('building it …');
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], { ...generous, cwd: unfinished });
  await rename(unfinished, folder);
  return folder;
};
