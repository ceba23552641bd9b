import { describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import { jobPosting } from '../entities/job/job-posting.js';
import { jobHead, renderHead } from './page-head.js';

const job = {
  id: 7,
  status: 'active',
  published: true,
  expiresAt: null,
  title: 'Cook "A" <b>',
  description: 'Bread.</script><script>alert(1)</script>\nAnd rice.',
  requirements: ['Clean hands'],
  responsibilities: [],
  skills: [],
  benefits: [],
  salaryMin: null,
  salaryMax: 30_000,
  salaryCurrency: 'PGK',
  payPeriod: 'year',
  payMin: null,
  payMax: null,
  location: 'Lae',
  workType: 'on-site',
  employmentType: 'contract',
  industry: 'hospitality',
  companyId: 3,
  publishedAt: '2026-11-20T02:00:00.000Z',
  createdAt: '2026-11-01T02:00:00.000Z',
  closingDate: '2026-12-01T13:59:59.999Z',
  company: { id: 3, name: 'Huon Hotel', logo: '/api/files/logos/x', industry: 'Other', location: 'Lae' },
} as unknown as Job;
const head = renderHead(jobHead(job, new Date('2026-11-23T00:00:00Z')), {
  origin: 'https://jobs.example',
  address: '/preview/jobs/7',
});

const posting = () =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '') as Record<string, unknown>;

const headAt = (day: string, fields: Partial<Job> = {}) =>
  renderHead(jobHead({ ...job, ...fields }, new Date(day)), { origin: 'https://jobs.example', address: '/jobs/7' });

describe("a job's head", () => {
  it('escapes what employers wrote, in attributes and in data', () => {
    expect(head).toContain('<title>Cook &quot;A&quot; &lt;b&gt; at Huon Hotel · PNG Workboard</title>');
    expect(head.match(/<script/g)).toHaveLength(1);
  });

  it('names one address for all paths of the job, and full addresses everywhere', () => {
    expect(head).toContain('<link rel="canonical" href="https://jobs.example/jobs/7">');
    expect(head).toMatch(/<meta property="og:image" content="https:\/\/jobs\.example\/og\/jobs\/7\.jpg\?v=\w+">/);
  });

  it('says size, type and words of its card (P66)', () => {
    expect(head).toContain(
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    );
    expect(head).toContain('<meta property="og:image:type" content="image/jpeg">');
    expect(head).toContain('<meta property="og:image:alt" content="Cook &quot;A&quot; &lt;b&gt; at Huon Hotel">');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it("has the site's card once nobody can apply, and is kept by nobody once it is filled", () => {
    expect(headAt('2026-12-03T00:00:00Z')).toContain('content="https://jobs.example/og/site.jpg?v=');
    const filled = headAt('2026-11-23T00:00:00Z', { status: 'inactive', filledAt: '2026-11-22T00:00:00.000Z' });
    expect(filled).toContain('content="https://jobs.example/og/site.jpg?v=');
    expect(filled).toContain('<meta name="robots" content="noindex">');
    expect(filled).not.toContain('JobPosting');
  });

  it('describes the job as a JobPosting with pay in the stored currency', () => {
    expect(posting()).toMatchObject({
      '@type': 'JobPosting',
      datePosted: '2026-11-20T02:00:00.000Z',
      validThrough: '2026-12-01T13:59:59.999Z',
      employmentType: 'CONTRACTOR',
      hiringOrganization: { name: 'Huon Hotel' },
      jobLocation: { address: { addressLocality: 'Lae', addressCountry: 'PG' } },
      baseSalary: { currency: 'PGK', value: { maxValue: 30_000, unitText: 'YEAR' } },
      directApply: true,
    });
    expect(posting()['description']).toContain('<p>And rice.</p><p>Requirements</p><ul><li>Clean hands</li></ul>');
  });

  it('gives the year’s pay of a job that quotes it by the fortnight, which schema.org does not know (decision P60)', () => {
    const quoted = {
      payPeriod: 'fortnight',
      payMin: 1250,
      payMax: 1500,
      salaryMin: 32_500,
      salaryMax: 39_000,
    } as const;
    expect(jobPosting({ ...job, ...quoted }, 'https://jobs.example')).toMatchObject({
      baseSalary: { currency: 'PGK', value: { minValue: 32_500, maxValue: 39_000, unitText: 'YEAR' } },
    });
    expect(jobHead({ ...job, ...quoted }, new Date('2026-11-23T00:00:00Z')).description).toContain(
      'K 1,250 - K 1,500 per fortnight (K 32,500 - K 39,000 a year)',
    );
  });
});
