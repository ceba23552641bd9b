import type { Company, Job } from '@workboard/contracts';
import { companyAndPlace, employerName } from '../lib/employer.js';
import { truncate } from '../lib/labels.js';
import { formatSalary } from '../lib/money.js';
import { jobPosting } from './job-posting.js';

/** What search engines and link previews are told about a page. Paths are relative to the site's origin. */
export interface PageHead {
  title: string;
  description?: string;
  /** Where the page lives; the rendered address unless given. */
  canonical?: string;
  image?: string | null;
  /** Structured data (schema.org); takes the site's origin. */
  data?: (origin: string) => object;
}

const siteName = 'PNG Workboard';
const siteDescription = 'Jobs and employers across Papua New Guinea. Search, apply, hear back.';
const siteImage = '/icon-512.png';
const descriptionLength = 160;

const oneLine = (text: string): string => truncate(text.replaceAll(/\s+/g, ' ').trim(), descriptionLength);

/** A job, with JobPosting data. */
export const jobHead = (job: Job): PageHead => ({
  title: `${job.title} at ${employerName(job)}`,
  description: oneLine(`${companyAndPlace(job)}. ${formatSalary(job)}. ${job.description}`),
  canonical: `/jobs/${job.id}`,
  image: job.company.logo,
  data: (origin) => jobPosting(job, origin),
});

export const companyHead = (company: Company): PageHead => ({
  title: company.name,
  description: oneLine(company.description),
  canonical: `/company/${company.id}`,
  image: company.logo,
});

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that may stand in a script element. */
export const embeddable = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A head as HTML. */
export const renderHead = (head: PageHead, { origin, address }: { origin: string; address: string }): string => {
  const title = head.title.includes(siteName) ? head.title : `${head.title} · ${siteName}`;
  const description = head.description ?? siteDescription;
  const url = new URL(head.canonical ?? address, origin).href;
  const image = new URL(head.image ?? siteImage, origin).href;
  const properties = {
    'og:site_name': siteName,
    'og:type': 'website',
    'og:title': head.title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
  };
  const names = {
    description,
    'twitter:card': 'summary',
    'twitter:title': head.title,
    'twitter:description': description,
    'twitter:image': image,
  };
  return [
    `<title>${escape(title)}</title>`,
    ...Object.entries(names).map(([name, content]) => `<meta name="${name}" content="${escape(content)}">`),
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${escape(content)}">`),
    `<link rel="canonical" href="${escape(url)}">`,
    head.data && `<script type="application/ld+json">${embeddable(head.data(origin))}</script>`,
  ]
    .filter(Boolean)
    .join('');
};

/** The head of a page that does not exist; nobody should keep it. */
export const missingHead = (title: string): string =>
  `<title>${title} · ${siteName}</title><meta name="robots" content="noindex">`;
