import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin, runnerImport } from 'vite';
import { fetchedFirst, withItself } from './scripts/fetched-first.js';
import { namedParts } from './scripts/named-parts.js';
import { sharedChunks } from './scripts/shared-chunks.js';
import { smallSheet } from './scripts/small-sheet.js';
import { withoutUnused } from './scripts/unused-parts.js';

/** The oldest browsers that it is built for. */
const targets = ['chrome117', 'safari17', 'firefox121'];

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
          .replace('<!--fonts-->', `<style>${fonts}</style>`)
          .replace('<!--theme-bootstrap-->', `<script>${script}</script>`),
    },
  };
};

/**
 * Puts the sheet that every screen stands on (`src/app/sheet.tsx`) at the end of the head, after a place for what the gateway
 * has the browser ask for first; and beside the page as a file, for those who keep it (ADR 53).
 */
const pageSheet = (): Plugin => {
  let sheet = '';
  const file = () => `assets/sheet-${createHash('sha256').update(sheet).digest('hex').slice(0, 8)}.css`;
  return {
    name: 'page-sheet',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const { module } = await runnerImport<typeof import('./src/app/sheet.js')>('./src/app/sheet.tsx', {
          configFile: false,
          root: import.meta.dirname,
          logLevel: 'error',
        });
        sheet = smallSheet(module.sheet(), targets);
        return html.replace('</head>', () => `<!--links--><style data-file="/${file()}">${sheet}</style></head>`);
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (sheet !== '') {
          this.emitFile({ type: 'asset', fileName: file(), source: sheet });
        }
      },
    },
  };
};

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

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';
/** What the gateway answers besides the app's pages and files. */
const gatewayPaths = '^/(api|feeds|og)(/|$)|^/(sitemap\\.xml|robots\\.txt)$';

const clientBuild: BuildOptions = {
  manifest: true,
  modulePreload: withItself,
  rolldownOptions: { output: { codeSplitting: { groups: sharedChunks() } } },
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
    plugins: [react(), inlineTheme(), pageSheet(), withoutUnused(), deepMuiImports(), namedParts(), fetchedFirst()],
    // The gateway refuses calls from other sites (decision A5); behind this proxy ours come from its own.
    server: { proxy: { [gatewayPaths]: { target: apiOrigin, changeOrigin: true, headers: { origin: apiOrigin } } } },
    resolve: { alias: command === 'build' ? [productionRouter] : [] },
    // React must not run in its slow development form because the server's process does.
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    ssr: { noExternal: true },
    build: { target: targets, ...(isSsrBuild ? serverBuild : clientBuild) },
  };
});
