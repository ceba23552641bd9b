import { join } from 'node:path';
import { run, type ScanResult, type Target } from './tools.js';

const json = ['--method=POST', '--headers=Content-Type: application/json'];
const targets: readonly (readonly [path: string, ...args: string[]])[] = [
  [
    '/api/jobs?search=accounts&location=Lae&workType=remote&employmentType=full-time&industry=mining&companyName=Kumul&salaryMin=1&salaryMax=100000&sortBy=newest&limit=5&offset=0&includeTotal=true',
  ],
  ['/api/jobs/1*'],
  ['/api/companies?limit=5&offset=0'],
  ['/api/salary-insights?industry=mining&location=Lae&currency=PGK'],
  ['/jobs?search=accounts&location=Lae'],
  ['/api/auth/login', ...json, '--data={"email":"a@b.test","password":"x"}'],
];

const options = [
  '--batch',
  '--risk=1',
  '--dbms=PostgreSQL',
  '--technique=BEUT',
  '--threads=4',
  '--ignore-code=400,401,403,404,409',
  '--flush-session',
];

/** The parameters that sqlmap says can be injected. */
export const injectable = (output: string): string[] => {
  const report = output.split('identified the following injection point')[1] ?? '';
  return [...report.matchAll(/^Parameter: (.+)$/gm)].map(([, name]) => name ?? '');
};

/** Whether a parameter reaches SQL as SQL: by errors, by differences, by UNION and by time. */
export const scanWithSqlmap = async ({ base, folder }: Target): Promise<ScanResult> => {
  const findings: string[] = [];
  const unfinished: string[] = [];
  const level = process.env['SCAN_LEVEL'] ?? '1';
  for (const [path, ...rest] of targets) {
    const { output, code } = await run(
      'sqlmap',
      [
        ...options,
        `--level=${level}`,
        `--output-dir=${join(folder, 'sqlmap')}`,
        '-u',
        new URL(path, base).href,
        ...rest,
      ],
      { seconds: Number(process.env['SCAN_SECONDS'] ?? 240) },
    );
    findings.push(...injectable(output).map((name) => `${path.split('?')[0]}: ${name} is injectable`));
    if (code === null) {
      unfinished.push(path.split('?')[0] ?? path);
    }
  }
  const late = unfinished.length > 0 ? `; not finished in time: ${unfinished.join(', ')}` : '';
  return { findings, note: `${targets.length} calls, level ${level}${late}` };
};
