import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';

const readTheme = (file: string): string => readFileSync(new URL(`src/theme/${file}`, import.meta.url), 'utf8');

/**
 * Puts what must work before the first paint into the page itself: the theme bootstrap, its only inline script (the server
 * allows it by its hash), and the fonts, which would cost a slow line one more wait as a file.
 */
const inlineTheme = (): Plugin => {
  const script = readTheme('bootstrap.js')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  const fonts = readTheme('fonts.css').replace(/\/\*[\s\S]*?\*\//g, '');
  return {
    name: 'inline-theme',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!--fonts-->', `<style nonce="__CSP_NONCE__">${fonts}</style>`)
          .replace('<!--theme-bootstrap-->', `<script>${script}</script>`),
    },
  };
};

interface Unused {
  importer?: string;
  source: string;
  instead: string;
}

/** Parts of libraries that this product never runs, and what stands in for them. */
const unused: readonly Unused[] = [
  {
    // The theme turns the ripple off everywhere: 2 KB of every first load.
    importer: '/@mui/material/ButtonBase/ButtonBase.mjs',
    source: './TouchRipple.mjs',
    instead: 'export default () => null;',
  },
  {
    // No button of ours shows a spinner; busy ones say so in words.
    importer: '/@mui/material/Button/Button.mjs',
    source: '/CircularProgress/',
    instead: 'export default () => null;',
  },
  {
    // Serves emotion's `withTheme` alone, which nobody uses.
    source: 'hoist-non-react-statics',
    instead: 'export default (target) => target;',
  },
  {
    // No list of ours is an infinite query.
    importer: '/query-core/build/modern/queryClient.js',
    source: './infiniteQueryBehavior.js',
    instead: 'export const infiniteQueryBehavior = undefined;',
  },
];

const withoutUnused = (): Plugin => ({
  name: 'without-unused',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const index = unused.findIndex((part) => importer?.endsWith(part.importer ?? '') && source.includes(part.source));
    return index < 0 ? null : `\0unused-${index}`;
  },
  load: (id) => (id.startsWith('\0unused-') ? unused[Number(id.slice(8))]?.instead : null),
});

/** Reads each MUI component from its own folder, so that what a chunk needs can be told from its imports. */
const deepMuiImports = (): Plugin => ({
  name: 'deep-mui-imports',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/web/src/')
      ? code.replace(/import \{([^}]+)\} from '@mui\/material';/g, (_statement, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => `import ${name} from '@mui/material/${name}';`)
            .join(' '),
        )
      : null,
});

const entry = fileURLToPath(new URL('src/entry-client.tsx', import.meta.url));

interface Graph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/** Screens that visitors go between; what three of them share, or both lists, is loaded once. */
const browsePages = ['home/home', 'jobs/jobs', 'jobs/job', 'companies/companies', 'companies/company'].map((page) =>
  fileURLToPath(new URL(`src/features/${page}-page.tsx`, import.meta.url)),
);

const formParts = ['form', 'field'].map((part) =>
  fileURLToPath(new URL(`src/components/${part}.tsx`, import.meta.url)),
);

/**
 * Few files instead of thirty small ones, because those compress worse: what the entry needs, what visitors share,
 * and what every form needs.
 */
const sharedChunks = () => {
  let base: Set<string> | undefined;
  let browse: Set<string>[] = [];
  let browseLists: Set<string>[] = [];
  const form = new Set<string>();
  const walk = (id: string, graph: Graph, found = new Set<string>()): Set<string> => {
    if (!found.has(id)) {
      found.add(id);
      graph.getModuleInfo(id)?.importedIds.forEach((next) => walk(next, graph, found));
    }
    return found;
  };
  return (id: string, graph: Graph): string | null => {
    if (!base) {
      base = walk(entry, graph);
      browse = browsePages.map((page) => walk(page, graph));
      browseLists = browse.filter((_, index) => /jobs-page|companies-page/.test(browsePages[index] ?? ''));
      formParts.forEach((part) => walk(part, graph, form));
    }
    if (base.has(id)) {
      return 'base';
    }
    if (browse.filter((modules) => modules.has(id)).length >= 3 || browseLists.every((modules) => modules.has(id))) {
      return 'browse';
    }
    return form.has(id) ? 'form' : null;
  };
};

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

const clientBuild: BuildOptions = {
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: { output: { codeSplitting: { groups: [{ name: sharedChunks() }] } } },
};

/** One self-contained module that the gateway imports to render public pages. */
const serverBuild: BuildOptions = { outDir: 'dist/server', copyPublicDir: false };

/** The router's package leads everybody to its development form, with 3 KB of warnings. */
const productionRouter = {
  find: /^react-router$/,
  replacement: createRequire(import.meta.url)
    .resolve('react-router/package.json')
    .replace('package.json', 'dist/production/index.mjs'),
};

export default defineConfig(({ command, isSsrBuild }) => {
  if (command === 'build') {
    // What is built is for users, whatever the servers on this machine run as (`NODE_ENV=development npm start`).
    process.env.NODE_ENV = 'production';
  }
  return {
    plugins: [react(), inlineTheme(), withoutUnused(), deepMuiImports()],
    // The gateway refuses calls from other sites (decision A5); behind this proxy ours come from its own.
    server: { proxy: { '/api': { target: apiOrigin, changeOrigin: true, headers: { origin: apiOrigin } } } },
    resolve: { alias: command === 'build' ? [productionRouter] : [] },
    // React must not run in its slow development form because the server's process does.
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    ssr: { noExternal: true },
    build: { target: ['chrome117', 'safari17', 'firefox121'], ...(isSsrBuild ? serverBuild : clientBuild) },
  };
});
