import { describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import { jobHead, renderHead } from './page-head.js';

const job = {
  id: 7,
  title: 'Cook "A" <b>',
  description: 'Bread.</script><script>alert(1)</script>\nAnd rice.',
  requirements: ['Clean hands'],
  responsibilities: [],
  skills: [],
  benefits: [],
  salaryMin: null,
  salaryMax: 30_000,
  salaryCurrency: 'PGK',
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
const head = renderHead(jobHead(job), { origin: 'https://jobs.example', address: '/preview/jobs/7' });

const posting = () =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '') as Record<string, unknown>;

describe("a job's head", () => {
  it('escapes what employers wrote, in attributes and in data', () => {
    expect(head).toContain('<title>Cook &quot;A&quot; &lt;b&gt; at Huon Hotel · PNG Workboard</title>');
    expect(head.match(/<script/g)).toHaveLength(1);
  });

  it('names one address for all paths of the job, and full addresses everywhere', () => {
    expect(head).toContain('<link rel="canonical" href="https://jobs.example/jobs/7">');
    expect(head).toContain('<meta property="og:image" content="https://jobs.example/api/files/logos/x">');
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
});
