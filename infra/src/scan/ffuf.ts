import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, type ScanResult, type Target } from './tools.js';

const names =
  'admin backup config database db debug dist docker-compose dump env error health id_rsa info internal local log logs main metrics package package-lock phpinfo private secret secrets server server-status settings src storage swagger test tmp users web.config workboard';
const endings = [
  '',
  '/',
  '.bak',
  '.env',
  '.git',
  '.gz',
  '.js',
  '.json',
  '.log',
  '.map',
  '.old',
  '.php',
  '.sql',
  '.txt',
  '.yml',
  '.zip',
  '~',
];
const known =
  '.env .env.example .git/config .git/HEAD .git/index .svn/entries .htaccess .htpasswd .npmrc .ssh/id_rsa .DS_Store .well-known/openid-configuration Dockerfile README.md node_modules/.package-lock.json dist/main.js gateway/dist/main.js server/entry-server.js assets/.vite/manifest.json .vite/manifest.json ..%2f..%2fetc%2fpasswd ..%5c..%5cetc%5cpasswd %2e%2e/%2e%2e/etc/passwd %00 %0a %ff // [ ] %5b %25 %c0%ae%c0%ae actuator/env api/admin/audit api/internal api/metrics api/users api/admin/users api/files/1 api/users/99999999999999999999 api/jobs/-1 api/jobs/%00 api/jobs/NaN cgi-bin/ graphql wp-login.php xmlrpc.php';

/** Paths that must not be there: secrets, sources, what other programs have, and odd spellings. */
export const words = (): string[] => [
  ...known.split(' '),
  ...names.split(' ').flatMap((name) => endings.flatMap((ending) => [`${name}${ending}`, `api/${name}${ending}`])),
];

/** Pages of ours that have one of these names, the home page, and the state of the system, which tells that it runs. */
const ours = new Set(['admin', 'admin/', 'api/health', 'api/health/', '//']);

interface Report {
  results: { input: { FUZZ: string }; status: number }[];
}

/** What answers although it should not, and what breaks. */
export const findingsOf = ({ results }: Report): string[] =>
  results
    .filter(({ input, status }) => status >= 500 || !ours.has(input.FUZZ))
    .map(({ input, status }) => `/${input.FUZZ} answers ${status}`);

/** Looks for paths that nobody should find, signed out. */
export const scanWithFfuf = async ({ base, folder }: Target): Promise<ScanResult> => {
  const [list, report] = [join(folder, 'words.txt'), join(folder, 'ffuf.json')];
  const all = words();
  await writeFile(list, `${all.join('\n')}\n`);
  const { output } = await run(
    'ffuf',
    ['-s', '-t', '10', '-w', list, '-u', `${base.href}FUZZ`, '-mc', '200,206,500-599', '-of', 'json', '-o', report],
    { seconds: 300 },
  );
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) {
    return { findings: [], skipped: `ffuf wrote no report: ${output.trim().split('\n').at(-1)}` };
  }
  return { findings: findingsOf(JSON.parse(text) as Report), note: `${all.length} paths` };
};
