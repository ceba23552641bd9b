import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform, type Options } from '@swc/core';
import { root } from '../local/root.js';

const { swcOptions } = (await import(pathToFileURL(join(root, 'infra/local/swc-options.js')).href)) as {
  swcOptions: Options;
};

/**
 * Builds one file without looking at its types, in milliseconds; a file that is gone loses what was built of it.
 * @param file and `built`: paths below the root
 * @throws for a file that is no TypeScript, with the place
 */
export const transpile = async (file: string, built: string): Promise<void> => {
  const [source, target] = [join(root, file), join(root, built)];
  const text = await readFile(source, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  });
  if (text === undefined) {
    await Promise.all([rm(target, { force: true }), rm(`${target}.map`, { force: true })]);
    return;
  }
  const { code, map = '' } = await transform(text, {
    ...swcOptions,
    filename: source,
    sourceFileName: relative(dirname(target), source),
    sourceMaps: true,
    swcrc: false,
  });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(`${target}.map`, map);
  await writeFile(target, `${code}//# sourceMappingURL=${basename(target)}.map\n`);
};
