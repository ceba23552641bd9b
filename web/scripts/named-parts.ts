import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const part = /\b(plainPart|lazyPart)\(\s*(async \(\) => \(await import\('([^']+)\.js'\)\)\.\w+)/g;

/**
 * Tells every part whose code is loaded later the source file of that code, as the build's manifest names it: the server says by
 * it which parts a page shows (`src/components/feedback/lazy-part.tsx`).
 */
export const namedParts = (): Plugin => {
  let root = '';
  return {
    name: 'named-parts',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      ({ root } = config);
    },
    transform(code, id) {
      if (!id.includes('/web/src/')) {
        return null;
      }
      return code.replace(part, (_call, make: string, load: string, module: string) => {
        const file = path.relative(root, path.join(path.dirname(id), `${module}.tsx`));
        if (!existsSync(path.join(root, file))) {
          this.error(`${id} makes a part of ${file}, which is not there`);
        }
        return `${make}(Object.assign(${load}, { file: ${JSON.stringify(file)} })`;
      });
    },
  };
};
