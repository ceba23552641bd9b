import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job, User } from '@workboard/contracts';
import { Client } from '../support/client.js';
import { disconnect } from '../support/database.js';
import { poll } from '../support/poll.js';
import { type Employer, newEmployer, newJob, newSeeker, superAdmin } from '../support/people.js';

const visitor = new Client();
const page = (path: string) => visitor.send<string>('GET', path);
/** As a browser asks whose worker keeps a sheet. */
const pageWith = (sheet: string) =>
  visitor.send<string>('GET', '/about', { headers: { 'service-worker-navigation-preload': sheet } });
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Pages as they arrive, before any script has run (ADR 10). */
describe('a page for visitors', () => {
  let employer: Employer;
  let job: Job;
  beforeAll(async () => {
    employer = await newEmployer(await superAdmin());
    job = await newJob(employer, { title: 'Weaver of <bilums> & nets', salaryMin: 30_000, salaryMax: null });
  });
  afterAll(disconnect);

  it.each(['jobs', 'public/jobs', 'preview/jobs'])('/%s/{id} arrives with the job in it', async (path) => {
    const { status, body } = await page(`/${path}/${job.id}`);
    expect(status).toBe(200);
    expect(body).toMatch(/<h1[^>]*>Weaver of &lt;bilums&gt; &amp; nets</);
    expect(body).toContain('From PGK 30,000');
    expect(body).toContain(`<meta property="og:title" content="Weaver of &lt;bilums&gt; &amp; nets at`);
    expect(body).toContain(`/jobs/${job.id}">`);
  });

  it('gives search engines a JobPosting that names the employer, the place and the pay', async () => {
    const { body } = await page(`/jobs/${job.id}`);
    const [, data = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'JobPosting',
      title: job.title,
      hiringOrganization: { name: employer.company.name },
      baseSalary: { currency: 'PGK' },
    });
  });

  it.each(['/', '/landing', '/jobs', '/companies', '/about', '/contacts'])(
    '%s arrives with its heading',
    async (path) => {
      const { status, body } = await page(path);
      expect(status).toBe(200);
      expect(body).toMatch(/<h1[ >]/);
    },
  );

  it('shows the list that its address asks for', async () => {
    const { body } = await page(`/jobs?search=${encodeURIComponent('"weaver of"')}`);
    // The words that were looked for are marked.
    expect(body.replaceAll(/<\/?mark[^>]*>/g, '')).toContain('Weaver of &lt;bilums&gt;');
    expect((await page('/jobs?search=zzzzqqqq')).body).toContain('No jobs found');
    expect((await page('/jobs?page=999')).body).toContain('There is no page 999');
  });

  it.each(['/jobs/2000000001', '/jobs/abc', '/company/2000000001', '/no/such/page', '//[', '//jobs', '/%5C%5Cx'])(
    '%s is answered with 404',
    async (path) => {
      expect((await page(path)).status).toBe(404);
    },
  );

  it('// is the first page', async () => {
    expect((await page('//')).status).toBe(200);
  });

  it('allows the scripts and styles that stand in it by their hashes, and nothing else', async () => {
    const { headers, body } = await page(`/jobs/${job.id}`);
    const policy = headers.get('content-security-policy') ?? '';
    const inline = (element: RegExp) => Array.from(body.matchAll(element), ([, content = '']) => sha256(content));
    const scripts = inline(/<script>([\s\S]*?)<\/script>/g);
    const styles = inline(/<style[^>]*>([\s\S]*?)<\/style>/g);

    expect(scripts.length).toBeGreaterThan(0);
    expect(styles.length).toBeGreaterThan(1);
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`);
    expect(policy).toContain(`style-src 'self' ${[...new Set([sha256(''), ...styles])].join(' ')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe|nonce-/);
  });

  it('comes without its sheet for a browser that keeps this very one (ADR 53)', async () => {
    const whole = await page('/about');
    const [element = '', file = ''] = /<style data-file="([^"]+)">[\s\S]*?<\/style>/.exec(whole.body) ?? [];
    const light = await pageWith(file);
    expect(light.body).not.toContain('<style data-file=');
    expect(light.body).toContain(`<link rel="stylesheet" href="${file}">`);
    expect(light.body.length).toBeLessThan(whole.body.length - 40_000);
    expect(light.headers.get('vary')).toMatch(/service-worker-navigation-preload/i);
    expect(light.headers.get('content-security-policy')).toContain("style-src 'self'");

    const sheet = await page(file);
    expect(sheet.headers.get('content-type')).toMatch(/^text\/css/);
    expect(sheet.headers.get('cache-control')).toContain('immutable');
    expect(element).toContain(sheet.body);
    // One of another version, or what browsers send by themselves.
    for (const other of [file.replace('sheet-', 'sheet-0'), 'true', '']) {
      expect((await pageWith(other)).body).toContain(element);
    }
  });

  it('is the same for all readers of its two seconds', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => page('/about')));
    // Two, when the two seconds end among them.
    expect(new Set(pages.map(({ body }) => body)).size).toBeLessThanOrEqual(2);
  });

  it('is not made for employers: their browser fills the bare page', async () => {
    const { status, body } = await employer.client.send<string>('GET', `/jobs/${job.id}`);
    expect(status).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  });
});

describe('a page for a seeker who is signed in', () => {
  const bare = '<div id="root"></div>';
  let employer: Employer;
  let job: Job;
  let seeker: Client;
  beforeAll(async () => {
    const admin = await superAdmin();
    employer = await newEmployer(admin);
    job = await newJob(employer, { title: 'Mender of nets' });
    seeker = await newSeeker(admin);
    await seeker.must('POST', '/api/saved-jobs', { body: { jobId: job.id } });
  });
  afterAll(disconnect);

  it.each([
    ['/dashboard', /<h1[^>]*>Welcome back, /],
    ['/applications', /<h1[^>]*>My Applications</],
    ['/saved-jobs', /Mender of nets/],
    ['/jobs', /<h1[^>]*>Jobs</],
  ])('%s arrives with what it shows, and is kept by nobody', async (path, shown) => {
    const { status, body, headers } = await seeker.send<string>('GET', path);
    expect(status).toBe(200);
    expect(body).toMatch(shown);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('shows a job as the seeker knows it, and counts their view once', async () => {
    const viewsOf = async () => (await employer.client.must<Job>('GET', `/api/jobs/${job.id}`)).views;
    const before = await viewsOf();
    const { body } = await seeker.send<string>('GET', `/jobs/${job.id}`);
    await seeker.send<string>('GET', `/jobs/${job.id}`);
    expect(body).toMatch(/<h1[^>]*>Mender of nets</);
    expect(body).toContain('>Saved<');
    await poll(viewsOf).toBe(before + 1);
  });

  it('holds nothing of anybody else: two who ask at once each get their own', async () => {
    const others = await Promise.all([newSeeker(await superAdmin()), newSeeker(await superAdmin())]);
    const names = await Promise.all(others.map(async (other) => (await other.must<User>('GET', '/api/auth/me')).email));
    const pages = await Promise.all(others.map((other) => other.send<string>('GET', '/dashboard')));
    expect(pages.map(({ body }) => names.map((name) => body.includes(name)))).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it.each(['/profile', '/about', '/jobs/2000000001', '/dashboard?auth_token=x'])(
    'is left to the browser at %s',
    async (path) => {
      expect((await seeker.send<string>('GET', path)).body).toContain(bare);
    },
  );

  it('is left to the browser when the session has ended', async () => {
    const elsewhere = seeker.copy();
    await seeker.must('POST', '/api/auth/logout');
    const { status, body } = await elsewhere.send<string>('GET', '/saved-jobs');
    expect(status).toBe(200);
    expect(body).toContain(bare);
    expect(body).not.toContain('Mender of nets');
  });
});
