// First step of `npm start`, `npm run dev` and `npm test`: checks Node, installs and builds what is missing or stale, then hands over.
// Plain JavaScript without dependencies, because at this point there may be none.
import { spawnSync } from 'node:child_process';
// As a whole: an old Node, which is told so below, lacks some of its functions.
import fs from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const mode = process.argv[2];
const given = process.argv.slice(3).join(' ');
const { existsSync, readFileSync, readdirSync, statSync, writeFileSync } = fs;
const leastNode = [20, 19];
const leastSpace = 2 * 2 ** 30;

/** Vite serves the web app from its sources: `npm run dev`, unless it is to watch something else only. */
const hasVite = mode === 'dev' && (!/(^| )--only\b/.test(given) || /\bweb\b/.test(given));

const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];

class Fault extends Error {}

const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const checkSystem = () => {
  if (process.platform === 'win32') {
    throw new Fault(
      'PNG Workboard runs on Linux and macOS. On Windows use WSL2: "wsl --install", then clone and start it in there.',
    );
  }
};

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) {
    return;
  }
  throw new Fault(`Node ${leastNode.join('.')} or newer is needed; this is ${process.versions.node}.`);
};

/** Whether node_modules holds what the lockfile says (packages of other platforms aside). */
const isInstalled = () => {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) {
    return false;
  }
  const installed = packages(installedFile);
  const wanted = Object.entries(packages(join(root, 'package-lock.json'))).filter(([path]) =>
    path.includes('node_modules/'),
  );
  return wanted.every(([path, { version, optional, devOptional, peer }]) => {
    const here = installed[path];
    return here ? here.version === version : Boolean(optional || devOptional || peer);
  });
};

const install = () => {
  if (isInstalled()) {
    return 'up to date';
  }
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize < leastSpace) {
    throw new Fault(`Only ${Math.round((bavail * bsize) / 2 ** 20)} MB are free; the installation needs 2 GB.`);
  }
  announce('install', 'packages from npm, about a minute …');
  run(
    [...npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed',
  );
  return 'npm ci';
};

/** Time of the newest file under these paths, in milliseconds. */
const newest = (paths) => {
  const times = paths.filter(existsSync).map((path) => {
    const stat = statSync(path);
    return stat.isDirectory() ? newest(readdirSync(path).map((name) => join(path, name))) : stat.mtimeMs;
  });
  return Math.max(0, ...times);
};

const build = () => {
  if (!existsSync(join(root, 'gateway/dist'))) {
    announce('build', hasVite ? 'servers …' : 'servers and web app …');
  }
  run([process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-b'], 'The code could not be built');
  if (hasVite) {
    return 'servers';
  }
  const sources = [
    'web/src',
    'web/public',
    'web/scripts',
    'web/index.html',
    'web/vite.config.ts',
    'web/package.json',
    'packages/contracts/src',
  ];
  const stamp = join(root, 'web/dist/.built-from');
  const state = String(newest(sources.map((path) => join(root, path))));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) {
    return 'servers';
  }
  run([...npm, 'run', 'build', '-w', 'web', '--loglevel=error'], 'The web app could not be built');
  writeFileSync(stamp, state);
  return 'servers and web app';
};

/** Runs a command quietly; on failure its output follows the sentence. */
const run = ([command, ...args], sentence) => {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  });
  if (status === 0) {
    return;
  }
  throw new Fault(
    `${sentence}:\n${error ? error.message : `${stdout}${stderr}`.trim().split('\n').slice(-30).join('\n')}`,
  );
};

const announce = (name, detail) => {
  process.stdout.write(`${name.padEnd(9)}          ${detail}\n`);
};

const step = (name, work) => {
  const since = Date.now();
  const detail = work();
  process.stdout.write(`${name.padEnd(9)} ${`${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(7)}  ${detail}\n`);
};

/** An address of this machine may be missing, which takes no port away; a browser asks for either of `localhost`. */
const isTaken = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(host === '127.0.0.1' || code === 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });

/** Told before the minutes of installing and building; a system that runs already is told of later, with its process. */
const checkPort = async (variable, usual) => {
  const port = Number(process.env[variable] || usual);
  if (mode === 'test' || existsSync(join(root, '.data/running.pid')) || !(port > 0 && port < 65_536)) {
    return;
  }
  if ((await isTaken(port, '127.0.0.1')) || (await isTaken(port, '::1'))) {
    throw new Fault(`Port ${port} is taken; choose another with ${variable}=<port>.`);
  }
};

process.chdir(root);
try {
  checkSystem();
  checkNode();
  await checkPort('PORT', 3000);
  if (!process.env.SMTP_URL) {
    await checkPort('MAIL_UI_PORT', 1080);
  }
  step('install', install);
  step('build', build);
} catch (error) {
  const sentence = error instanceof Fault || !process.env.DEBUG ? error.message : error.stack;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
const programs = { start: 'local/start.js', dev: 'dev/dev.main.js', test: 'local/test.js' };
await import(`../dist/${programs[mode]}`);
