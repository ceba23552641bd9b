import { join } from 'node:path';
import { failStart, print, runInForeground } from '../local/foreground.js';
import { root } from '../local/root.js';
import type { RunningSystem } from '../local/system.js';
import { readDevOptions } from './dev-options.js';
import { SourceWatch } from './source-watch.js';
import { TypesCheck } from './types-check.js';
import { readWorkspaces } from './workspaces.js';

// `npm run dev`: the whole system, in which what is edited starts again by itself.

const options = (() => {
  try {
    return readDevOptions(process.argv.slice(3));
  } catch (error) {
    return failStart(error);
  }
})();

const isWatched = (folder: string): boolean => {
  const name = folder.split('/').at(-1) ?? folder;
  return !options.only || options.only.has(name);
};

const watchSources = async (system: RunningSystem): Promise<void> => {
  const workspaces = readWorkspaces(root).filter(({ folder }) => isWatched(folder));
  if (workspaces.length === 0) {
    return;
  }
  const types = new TypesCheck(options.only ? workspaces.map(({ folder }) => folder) : [], print);
  process.once('exit', () => types.stop());
  const watch = new SourceWatch({
    workspaces,
    restart: (...groups) => system.restart(...groups),
    whenDone: () => types.start(),
    print,
  });
  await watch.ready();
  print(`Watching ${options.only ? workspaces.map(({ folder }) => folder).join(', ') : 'everything'}.`);
};

await runInForeground(
  {
    vite: !options.only || options.only.has('web'),
    // Newer versions of Node keep what they compiled, which makes starting again quicker.
    env: { NODE_COMPILE_CACHE: join(root, '.data/compile-cache') },
    nodeOptions: (name) => {
      const port = options.inspect.get(name);
      return ['--enable-source-maps', ...(port ? [`--inspect=127.0.0.1:${port}`] : [])];
    },
  },
  (system) => {
    options.inspect.forEach((port, name) => print(`Debugger        ${name} at 127.0.0.1:${port}`));
    void watchSources(system);
  },
);
