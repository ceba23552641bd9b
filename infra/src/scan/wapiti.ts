import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, type ScanResult, type Target } from './tools.js';

const modules =
  'sql,blindsql,xss,permanentxss,exec,file,crlf,redirect,ssrf,xxe,csrf,csp,http_headers,cookieflags,methods,htaccess,backup';

/** Where it begins besides the home page, whose links it does not find by itself. */
const starts = [
  '/jobs?search=nurse&location=Lae&page=1',
  '/jobs/1',
  '/companies?search=energy&page=1',
  '/company/1',
  '/auth?mode=register&role=employer',
  '/jobs/1/report',
  '/reset-password?token=abc',
  '/api/jobs?search=nurse&limit=5&includeTotal=true',
  '/api/companies?limit=5&q=energy',
];

/** What wapiti says and we leave, with the reason. */
const accepted: readonly RegExp[] = [
  // Browsers dropped it; it made holes of its own.
  /X-XSS-Protection is not set/,
  // Only https gets it, and this is plain http on one machine.
  /Strict-Transport-Security is not set/,
];

interface Report {
  vulnerabilities: Record<string, { info: string; path: string; parameter?: string }[]>;
  anomalies: Record<string, { info: string; path: string }[]>;
}

/** What of a report is to be looked at. */
export const findingsOf = ({ vulnerabilities, anomalies }: Report): string[] =>
  Object.entries({ ...vulnerabilities, ...anomalies })
    .flatMap(([kind, entries]) => entries.map(({ info, path }) => `${kind}: ${info} (${path})`))
    .filter((finding) => !accepted.some((pattern) => pattern.test(finding)));

/** Crawls the site and attacks the forms and parameters that it finds. */
export const scanWithWapiti = async ({ base, folder }: Target): Promise<ScanResult> => {
  const report = join(folder, 'wapiti.json');
  const { output } = await run(
    'wapiti',
    [
      ...`-u ${base.href} --scope domain -d 3 --max-scan-time 240 --max-attack-time 40 -m ${modules}`.split(' '),
      ...`-f json -o ${report} --flush-session --no-bugreport`.split(' '),
      ...starts.flatMap((path) => ['-s', new URL(path, base).href]),
    ],
    { seconds: 900 },
  );
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) {
    return { findings: [], skipped: `wapiti wrote no report: ${output.trim().split('\n').at(-1)}` };
  }
  return {
    findings: findingsOf(JSON.parse(text) as Report),
    note: `${/found (\d+) URLs/.exec(output)?.[1] ?? 'no'} addresses; modules ${modules}`,
  };
};
