import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, type ScanResult, type Target } from './tools.js';

const modules =
  'sql,blindsql,xss,permanentxss,exec,file,crlf,redirect,ssrf,xxe,csrf,csp,http_headers,cookieflags,methods,htaccess,backup';

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
    `-u ${base.href} --scope domain -d 3 --max-scan-time 240 --max-attack-time 40 -m ${modules} -f json -o ${report} --flush-session --no-bugreport`.split(
      ' ',
    ),
    { seconds: 900 },
  );
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) {
    return { findings: [], skipped: `wapiti wrote no report: ${output.trim().split('\n').at(-1)}` };
  }
  return { findings: findingsOf(JSON.parse(text) as Report), note: `modules ${modules}` };
};
