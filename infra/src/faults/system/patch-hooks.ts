import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A text in a built file (the end of its path) and what stands there instead in this run. */
export interface Patch {
  file: string;
  from: string;
  to: string;
}

let patches: readonly Patch[] = [];

/** Hook of `node:module`: takes over what is to be changed. */
export const initialize = (given: readonly Patch[]): void => {
  patches = given;
};

type Load = (url: string, context: unknown) => Promise<{ source?: unknown; format: string; shortCircuit?: boolean }>;

/** Hook of `node:module`: changes files while they are loaded. Throws when a text is not there any more. */
export const load = async (url: string, context: unknown, next: Load): ReturnType<Load> => {
  const wanted = patches.filter(({ file }) => url.endsWith(file));
  if (wanted.length === 0) {
    return next(url, context);
  }
  let source = await readFile(fileURLToPath(url), 'utf8');
  for (const { file, from, to } of wanted) {
    if (!source.includes(from)) {
      throw new Error(`${file} does not hold "${from}" any more: see infra/src/faults/system/defences.ts`);
    }
    source = source.replaceAll(from, to);
  }
  return { format: 'module', source, shortCircuit: true };
};
