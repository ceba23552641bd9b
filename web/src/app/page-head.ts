import type { Company, Job } from '@workboard/contracts';
import { jobStateOf } from '@workboard/contracts/job-state';
import {
  companyCardPath,
  jobCardPath,
  shareCardSize,
  shareCardType,
  siteCardPath,
} from '@workboard/contracts/share-card';
import { companyAndPlace, employerName } from '../entities/job/employer.js';
import { truncate } from '../lib/text/text.js';
import { formatSalary } from '../entities/job/pay.js';
import { jobPosting } from '../entities/job/job-posting.js';

/** What search engines and link previews are told about a page. Paths are relative to the site's origin. */
export interface PageHead {
  title: string;
  description?: string;
  /** Where the page lives; the rendered address unless given. */
  canonical?: string;
  /** What links to the page are shown with (decision P66); the site's own card unless given. */
  card?: { path: string; alt: string };
  /** Nobody should keep it. */
  isUnlisted?: boolean;
  /** Structured data (schema.org); takes the site's origin. */
  data?: (origin: string) => object;
}

const siteName = 'PNG Workboard';
const siteDescription = 'Jobs and employers across Papua New Guinea. Search, apply, hear back.';
const siteShareCard = { path: siteCardPath, alt: siteName };
const descriptionLength = 160;

const oneLine = (text: string): string => truncate(text.replaceAll(/\s+/g, ' ').trim(), descriptionLength);

/** A job, with JobPosting data and a card of its own while people can apply; a filled one is nothing to search for. */
export const jobHead = (job: Job, now: Date): PageHead => {
  const title = `${job.title} at ${employerName(job)}`;
  const isLive = jobStateOf(job, { now }) === 'live';
  return {
    title,
    description: oneLine(`${companyAndPlace(job)}. ${formatSalary(job)}. ${job.description}`),
    canonical: `/jobs/${job.id}`,
    ...(isLive && { card: { path: jobCardPath(job), alt: title } }),
    ...(job.filledAt ? { isUnlisted: true } : { data: (origin) => jobPosting(job, origin) }),
  };
};

export const companyHead = (company: Company): PageHead => ({
  title: company.name,
  description: oneLine(company.description),
  canonical: `/company/${company.id}`,
  card: { path: companyCardPath(company), alt: company.name },
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
  const { path, alt } = head.card ?? siteShareCard;
  const image = new URL(path, origin).href;
  const properties = {
    'og:site_name': siteName,
    'og:type': 'website',
    'og:title': head.title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:type': shareCardType,
    'og:image:width': String(shareCardSize.width),
    'og:image:height': String(shareCardSize.height),
    'og:image:alt': alt,
  };
  const names = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': head.title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': alt,
    ...(head.isUnlisted && { robots: 'noindex' }),
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
