import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

const dist = new URL('dist/', import.meta.url);
const manifestText = readFileSync(new URL('.vite/manifest.json', dist), 'utf8');
const manifest = JSON.parse(manifestText) as Record<string, Chunk>;
const pageText = readFileSync(new URL('index.html', dist), 'utf8');

/** Adds a chunk and all that it cannot run without. */
const collect = (key: string, found: Set<string>): Set<string> => {
  const chunk = manifest[key];
  if (!chunk) {
    throw new Error(`The build has no ${key}`);
  }
  if (!found.has(`/${chunk.file}`)) {
    found.add(`/${chunk.file}`);
    chunk.imports?.forEach((next) => collect(next, found));
  }
  return found;
};

const filesOf = (keys: readonly string[]): Set<string> => {
  const found = new Set<string>();
  keys.forEach((key) => collect(key, found));
  return found;
};

const entry = Object.keys(manifest).find((key) => manifest[key]?.name === 'base') ?? 'base';
const entryOfPage = [...pageText.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);

/** What a screen that was seen needs to stand without a line; everything else is kept once it was used. */
const shell = new Set([
  ...entryOfPage,
  ...filesOf([
    entry,
    'src/features/jobs/job-page.tsx',
    'src/offline/start.ts',
    'src/offline/device-bar.tsx',
    'src/features/offline/offline-page.tsx',
  ]),
]);

/** From a job to an application, its list and the saved jobs; not on devices that save data. */
const roadScreens = [
  'src/app/member-bars.tsx',
  'src/app/member-screens.tsx',
  'src/app/menu-list.tsx',
  'src/offline/data-saver.tsx',
  'src/features/jobs/jobs-page.tsx',
  'src/features/jobs/job-dialog.tsx',
  'src/features/jobs/seeker-marks.tsx',
  'src/features/jobs/apply-dialog.tsx',
  'src/features/jobs/applied-note.tsx',
  'src/features/applications/applications-page.tsx',
  'src/features/saved-jobs/saved-jobs-page.tsx',
  'src/offline/waiting-note.tsx',
  'src/offline/waiting-list.tsx',
];
/** What the dialog checks a letter with, loaded by itself. */
const letterSchema = (manifest['src/features/jobs/apply-dialog.tsx']?.dynamicImports ?? []).filter(
  (key) => !key.startsWith('src/'),
);
const road = [...filesOf([...roadScreens, ...letterSchema])].filter((file) => !shell.has(file));

const revision = createHash('sha256').update(manifestText).update(pageText).digest('hex').slice(0, 12);
const shellFiles = [{ url: '/app-shell', revision }, ...[...shell].map((url) => ({ url, revision: null }))];

/** The service worker: one file beside the page, made after the page (ADR 24). */
export default defineConfig({
  define: {
    shellFiles: JSON.stringify(shellFiles),
    roadFiles: JSON.stringify(road),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    target: ['chrome117', 'safari17', 'firefox121'],
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
