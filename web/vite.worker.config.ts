import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { KeptFiles, type Manifest } from './scripts/kept-files.js';

const dist = new URL('dist/', import.meta.url);
const manifestText = readFileSync(new URL('.vite/manifest.json', dist), 'utf8');
const pageText = readFileSync(new URL('index.html', dist), 'utf8');

const kept = new KeptFiles(JSON.parse(manifestText) as Manifest);
const filesOfPage = [...pageText.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);
const shell = new Set([...filesOfPage, ...kept.shell()]);
const road = [...kept.road()].filter((file) => !shell.has(file));

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
