import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@workboard/local-servers';
import { startSystem } from '../local/system.js';
import { crawl } from './crawl.js';
import { scanWithFfuf } from './ffuf.js';
import { scanWithSlowhttptest } from './slowhttptest.js';
import { scanWithSqlmap } from './sqlmap.js';
import { provide, type ScanResult, type Target } from './tools.js';
import { scanWithWapiti } from './wapiti.js';

// npm run scan [-- http://localhost:3000]: scanners against a system with demo data that is started for it, or against the
// one at the address. Installs the Debian packages that it lacks (as root). SCAN_ONLY=crawl,ffuf runs some of them,
// SCAN_LEVEL and SCAN_SECONDS set how much sqlmap tries and for how long at each call. Ends with 1 when there are findings.
const scanners: readonly { name: string; program?: string; scan: (target: Target) => Promise<ScanResult> }[] = [
  { name: 'crawl', scan: crawl },
  { name: 'ffuf', program: 'ffuf', scan: scanWithFfuf },
  { name: 'slowhttptest', program: 'slowhttptest', scan: scanWithSlowhttptest },
  { name: 'wapiti', program: 'wapiti', scan: scanWithWapiti },
  { name: 'sqlmap', program: 'sqlmap', scan: scanWithSqlmap },
];

const scanAll = async (target: Target): Promise<number> => {
  const only = process.env['SCAN_ONLY']?.split(',');
  const chosen = scanners.filter(({ name }) => !only || only.includes(name));
  const absent = await provide(chosen.flatMap(({ program }) => program ?? []));
  let count = 0;
  for (const { name, program, scan } of chosen) {
    const since = Date.now();
    const result: ScanResult =
      program && absent.has(program)
        ? { findings: [], skipped: `no ${program} here, and apt-get cannot install it` }
        : await scan(target);
    const seconds = Math.round((Date.now() - since) / 1000);
    const verdict = result.skipped ? `SKIPPED: ${result.skipped}` : `${result.findings.length} findings`;
    console.log([name.padEnd(12), verdict, result.note, `${seconds} s`].filter(Boolean).join('  '));
    result.findings.forEach((finding) => console.log(`  ${finding}`));
    count += result.findings.length;
  }
  return count;
};

const folder = await temporaryFolder('scan');
const given = process.argv[2];
const system = given ? null : await startSystem({ dataDir: join(folder, 'data'), durable: false });
try {
  const base = new URL(given ?? system?.baseUrl ?? '');
  console.log(`Scanning ${base.href}`);
  process.exitCode = (await scanAll({ base, folder })) > 0 ? 1 : 0;
} finally {
  await system?.stop();
  await rm(folder, { recursive: true, force: true });
}
