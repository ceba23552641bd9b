// Fails when a screen's first load weighs more than its budget: the entry, the screen, the layout and all that they import
// at once, in brotli KB of JavaScript; or when what the worker keeps ahead on a seeker's device, all its lists name, does.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const limits = { plain: 102, plainMember: 114, plainForm: 119, form: 163, admin: 179, worker: 268 };
const kinds = [
  // Of plain elements alone; all others load the theme and MUI besides.
  [/features\/jobs\/(jobs|job)-page/, 'plain'],
  [/features\/(home|companies|static)\/(home|companies|company|about|contacts|privacy|terms)-page/, 'plain'],
  [/features\/auth\//, 'plainForm'],
  [/features\/(applications\/applications|dashboard\/dashboard|saved-jobs\/saved-jobs)-page/, 'plainMember'],
  [/features\/admin\//, 'admin'],
  [/features\/.*-page/, 'form'],
];
// What screens of members need besides: their routes and their layout.
const memberParts = ['src/app/member-screens.tsx', 'src/app/member-bars.tsx'];

const sizes = new Map();
const sizeOf = (file) => {
  if (!sizes.has(file)) {
    sizes.set(file, brotliCompressSync(readFileSync(new URL(file, dist))).length);
  }
  return sizes.get(file);
};

/** The files that one manifest entry loads before it can run. */
const closure = (key, found = new Set()) => {
  const chunk = manifest[key];
  if (chunk && !found.has(chunk.file)) {
    found.add(chunk.file);
    for (const next of chunk.imports ?? []) {
      closure(next, found);
    }
  }
  return found;
};

const keyOf = (name) => Object.keys(manifest).find((key) => manifest[key].name === name);
const entry = keyOf('base');
const look = keyOf('look');
const standsOnLook = (kind) => !kind.startsWith('plain');
const rows = Object.keys(manifest)
  .filter((key) => key.endsWith('-page.tsx') && manifest[key].isDynamicEntry)
  .map((key) => {
    const kind = kinds.find(([pattern]) => pattern.test(key))?.[1] ?? 'form';
    const isPublic = kind === 'plain' || kind === 'plainForm';
    const parts = [entry, key, ...(standsOnLook(kind) ? [look] : []), ...(isPublic ? [] : memberParts)];
    const files = new Set(parts.flatMap((part) => [...closure(part)]));
    const kb = [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
    return { key, kind, kb, isOver: kb > limits[kind] };
  })
  .toSorted((a, b) => b.kb - a.kb);

const workerText = readFileSync(new URL('sw.js', dist), 'utf8');
const keptAhead = new Set([...workerText.matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file));
const keptKb = [...keptAhead].reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
rows.push({ key: 'kept ahead by the worker', kind: 'worker', kb: keptKb, isOver: keptKb > limits.worker });

for (const { key, kind, kb, isOver } of rows) {
  console.log(
    `${isOver ? 'OVER ' : 'ok   '} ${kb.toFixed(1).padStart(6)} / ${limits[kind]} KB br  ${key.replace('src/features/', '')}`,
  );
}
if (rows.some(({ isOver }) => isOver)) {
  process.exitCode = 1;
}
