import type { Plugin } from 'vite';

/** Modules of libraries that this product never runs, by the end of their path, and what stands in for them. */
const modules: Record<string, string> = {
  // The theme turns the ripple off everywhere.
  '/ButtonBase/TouchRipple.mjs': 'export default () => null;',
  // No button of ours shows a spinner; busy ones say so in words.
  '/@mui/material/CircularProgress/CircularProgress.mjs': 'export default () => null;',
  // No row of tabs of ours has arrows: it is pushed aside (`scrollButtons={false}`). The button would bring MUI's icons along.
  '/@mui/material/TabScrollButton/TabScrollButton.mjs': 'export default () => null;',
  // The page's own script puts the theme in place before the first paint.
  '/@mui/system/InitColorSchemeScript/InitColorSchemeScript.mjs': `
    export const DEFAULT_MODE_STORAGE_KEY = 'mode';
    export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
    export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
    export const buildInitColorSchemeScript = () => null;
    export default buildInitColorSchemeScript;`,
  // For other ways of styling, and for looks that nobody asked for.
  '/@mui/material/styles/stringifyTheme.mjs': 'export const stringifyTheme = undefined;',
  '/@mui/material/styles/enhanceHighContrast.mjs': 'export default (theme) => theme;',
  // Serves emotion's `withTheme` alone, which nobody uses.
  '/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'export default (target) => target;',
  // A list of every attribute of HTML, to keep others from elements styled by their tag. Ours are given no others.
  '/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': `
    const ours = ['as', 'ownerState', 'sx', 'theme'];
    export default (name) => !ours.includes(name);`,
  // No list of ours is an infinite query.
  '/query-core/build/modern/infiniteQueryBehavior.js': `
    export const hasNextPage = () => false;
    export const hasPreviousPage = () => false;
    export const infiniteQueryBehavior = () => undefined;`,
};

interface Cut {
  module: RegExp;
  find: RegExp;
  instead: string;
}

/** Places in modules that keep what is not used. */
const cuts: readonly Cut[] = [
  // Names for developers' tools are statements, which would keep the router's forms and scroll restoration.
  { module: /\/react-router\/dist\/production\/chunk-.+\.mjs$/, find: /^\w+\.displayName = .+;$/gm, instead: '' },
  {
    module: /\/react-router\/dist\/production\/chunk-.+\.mjs$/,
    find: / = (React\d*\.(?:createContext|forwardRef)\()/g,
    instead: ' = /* @__PURE__ */ $1',
  },
  // Data of routes is not loaded by the router, so there is nothing to load ahead.
  {
    module: /\/react-router\/dist\/production\/chunk-.+\.mjs$/,
    find: /shouldPrefetch && !isAbsolute \?/,
    instead: 'false ?',
  },
  // Prefixes for browsers that are long gone (see `lib/browser/style-cache.ts`).
  {
    module: /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    find: /defaultStylisPlugins = \[prefixer\]/,
    instead: 'defaultStylisPlugins = []',
  },
];

/** Leaves out of the build what is listed above; fails when a library has changed so that a part is no longer found. */
export const withoutUnused = (): Plugin => {
  const found = new Set<unknown>();
  let isServer = false;
  return {
    name: 'without-unused',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ build }) => {
      isServer = build.ssr !== false;
    },
    load(id) {
      const part = Object.keys(modules).find((end) => id.endsWith(end));
      found.add(part);
      return part === undefined ? null : { code: modules[part] ?? '', moduleSideEffects: false };
    },
    transform(code, id) {
      const here = cuts.filter(({ module, find }) => module.test(id) && code.search(find) >= 0);
      here.forEach((cut) => found.add(cut));
      return here.length === 0 ? null : here.reduce((text, { find, instead }) => text.replace(find, instead), code);
    },
    buildEnd() {
      const missing = [...Object.keys(modules), ...cuts].filter((part) => !found.has(part));
      if (!isServer && missing.length > 0) {
        this.error(
          `Not in any library: ${missing.map((part) => (typeof part === 'string' ? part : String(part.find))).join(', ')}`,
        );
      }
    },
  };
};
