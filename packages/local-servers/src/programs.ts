import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Full path of a program on PATH, if there is one. */
export const onPath = (name: string): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
};

/** Whether the file exists and may be run. */
export const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Whether Docker is here and its engine answers. */
export const dockerAnswers = async (): Promise<boolean> => {
  try {
    await run('docker', ['info'], { timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
};

/**
 * Gets a Debian package and what it needs, unpacked under `folder`: neither root nor a change to the machine is needed.
 * @returns the folder's root, or undefined where apt is not to be had or does not manage.
 */
export const unpackDebianPackage = async (name: string, folder: string): Promise<string | undefined> => {
  const apt = onPath('apt-get');
  const dpkg = onPath('dpkg-deb');
  if (!apt || !dpkg) {
    return undefined;
  }
  const [lists, cache, root] = ['lists', 'cache', 'root'].map((part) => join(folder, part)) as [string, string, string];
  const archives = join(cache, 'archives');
  for (const needed of [join(lists, 'partial'), join(archives, 'partial'), root]) {
    await mkdir(needed, { recursive: true });
  }
  const options = {
    'Dir::State::Lists': lists,
    'Dir::Cache': cache,
    'Debug::NoLocking': '1',
    'APT::Sandbox::User': 'root',
  };
  const flags = ['-q', '-y', ...Object.entries(options).flatMap(([key, value]) => ['-o', `${key}=${value}`])];
  try {
    await run(apt, [...flags, 'update'], { timeout: 120_000 });
    await run(apt, [...flags, '--no-install-recommends', '--download-only', 'install', name], { timeout: 120_000 });
    for (const file of readdirSync(archives).filter((entry) => entry.endsWith('.deb'))) {
      await run(dpkg, ['-x', join(archives, file), root]);
    }
    return root;
  } catch {
    return undefined;
  }
};

/** LD_LIBRARY_PATH for a program that was unpacked under `root`. */
export const unpackedLibraries = (root: string): string => {
  const base = join(root, 'usr/lib');
  const folders = existsSync(base)
    ? readdirSync(base, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return [base, ...folders.map((entry) => join(base, entry.name))].join(delimiter);
};
