import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import { Client } from '../support/client.js';
import { disconnect } from '../support/database.js';
import { type Employer, newEmployer, newJob, superAdmin } from '../support/people.js';

const visitor = new Client();
const page = (path: string) => visitor.send<string>('GET', path);
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
    expect(policy).toContain(`style-src 'self' ${[sha256(''), ...styles].join(' ')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe|nonce-/);
  });

  it('is the same for all readers of its two seconds', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => page('/about')));
    // Two, when the two seconds end among them.
    expect(new Set(pages.map(({ body }) => body)).size).toBeLessThanOrEqual(2);
  });

  it('is not made for who is signed in: their browser fills the bare page', async () => {
    const { status, body } = await employer.client.send<string>('GET', `/jobs/${job.id}`);
    expect(status).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  });
});
