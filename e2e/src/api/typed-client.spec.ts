import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Job, NewApiToken } from '@workboard/contracts';
import { baseUrl, type Client } from '../support/client.js';
import { newEmployer, newJob, newSeeker, password, superAdmin } from '../support/people.js';

interface Program {
  reviewAll(token: string): Promise<number[]>;
  findJobs(search: string): Promise<Job[]>;
  postJob(email: string, password: string): Promise<Job>;
  apply(email: string, password: string, jobId: number): Promise<Application | undefined>;
}

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const generator = path.join(path.dirname(require.resolve('openapi-typescript/package.json')), 'bin/cli.js');
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');

/** Makes types of the running system's document and compiles the program of docs/api.md with them, as an integrator would. */
const build = async (folder: string): Promise<Program> => {
  const guide = await readFile(path.join(root, 'docs/api.md'), 'utf8');
  const [, source = ''] = /```ts\n([\s\S]*?)```/.exec(guide) ?? [];
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'program.ts'), source);
  const types = path.join(folder, 'workboard.d.ts');
  await run(process.execPath, [generator, `${baseUrl()}/api/docs/openapi.json`, '--output', types]);
  const options = [
    '--ignoreConfig',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    'node',
    '--rootDir',
    folder,
  ];
  await run(process.execPath, [compiler, ...options, 'program.ts'], { cwd: folder }).catch(
    (error: { stdout: string }) => {
      throw new Error(`The program of docs/api.md does not compile:\n${error.stdout}`);
    },
  );
  process.env['WORKBOARD_URL'] = baseUrl();
  return (await import(pathToFileURL(path.join(folder, 'program.js')).href)) as Program;
};

describe('a client made from the OpenAPI document', () => {
  let folder: string;
  let admin: Client;
  let program: Program;
  beforeAll(async () => {
    // Below the repository, where the program finds its packages.
    await mkdir(path.join(root, '.data'), { recursive: true });
    folder = await mkdtemp(path.join(root, '.data/typed-client-'));
    admin = await superAdmin();
    program = await build(folder);
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('compiles, and its program of docs/api.md finds jobs', async () => {
    const jobs = await program.findJobs('accountant');
    expect(jobs.length).toBeGreaterThan(0);
    expect(typeof jobs[0]?.title).toBe('string');
  });

  it("reads a company's applications with a token and decides about them", async () => {
    const employer = await newEmployer(admin);
    const body = { name: 'Payroll', scopes: ['applications:read', 'applications:decide'], currentPassword: password };
    const { token } = await employer.client.must<NewApiToken>('POST', '/api/api-tokens', { body });
    const job = await newJob(employer);
    const email = (await newSeeker(admin)).user?.email ?? '';
    const application = await program.apply(email, password, job.id);
    expect(await program.reviewAll(token)).toEqual([application?.id]);
    expect(await program.reviewAll(token)).toEqual([]);
    await expect(program.reviewAll('pngwb_none')).rejects.toThrow('api_token_invalid');
  });

  it('posts a job', async () => {
    const { client } = await newEmployer(admin);
    const job = await program.postJob(client.user?.email ?? '', password);
    expect(job).toMatchObject({ title: 'Community Health Worker', closingDate: '2030-06-30T13:59:59.999Z' });
  });

  it('applies once, and tells refusals apart by their codes', async () => {
    const job = await newJob(await newEmployer(admin));
    const email = (await newSeeker(admin)).user?.email ?? '';
    expect(await program.apply(email, password, job.id)).toMatchObject({ jobId: job.id, status: 'applied' });
    expect(await program.apply(email, password, job.id)).toBeUndefined();
    await expect(program.apply(email, 'wrong', job.id)).rejects.toThrow('Invalid email or password');
  });
});
