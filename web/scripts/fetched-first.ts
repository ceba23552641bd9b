import { fileURLToPath } from 'node:url';
import type { ModulePreloadOptions, Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const again = fileURLToPath(new URL('../src/lib/loading/again.ts', import.meta.url));

/** Has every `import()` of the build wait until its files are fetched, which can be tried again (`src/lib/loading/again.ts`). */
export const fetchedFirst = (): Plugin => ({
  name: 'fetched-first',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === helper
      ? {
          code: `export { importFetched as __vitePreload } from ${JSON.stringify(again)};`,
          moduleSideEffects: false,
        }
      : null,
});

/** What the page starts with; without it nothing would ask for more. */
const entryFile = /^assets\/(index|base|rolldown-runtime)-/;

/** The file itself is among those that an `import()` waits for, also where it needs no others. */
export const withItself: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, needed, { hostType }) =>
    hostType === 'js' ? [...new Set([file, ...needed])].filter((name) => !entryFile.test(name)) : needed,
};
