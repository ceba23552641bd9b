import { formatDayInFull } from './dates.js';
import { sayPayAndPeriod, type StatedPay } from './pay-words.js';

/** Pixels of a share card: what LinkedIn, Facebook and WhatsApp show whole (decision P66). */
export const shareCardSize = { width: 1200, height: 630 } as const;
export const shareCardType = 'image/jpeg';

/** What a share card says, from the largest to the smallest letters. */
export interface ShareCard {
  title: string;
  /** Whose it is and where. */
  from: string;
  /** Pay, or what a company does; null says nothing. */
  detail: string | null;
  /** Until when one can apply. */
  closes: string | null;
  /** The address of a logo. */
  logo: string | null;
}

interface SharedJob extends StatedPay {
  id: number;
  title: string;
  location: string | null;
  closingDate: string | null;
  company: { name: string; logo: string | null };
}
interface SharedCompany {
  id: number;
  name: string;
  industry: string | null;
  location: string | null;
  logo: string | null;
}

const listed = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** The card of a job that people can apply for. */
export const jobCard = (job: SharedJob): ShareCard => {
  return {
    title: job.title,
    from: listed(job.company.name, job.location),
    detail: sayPayAndPeriod(job, true),
    closes: job.closingDate && `Apply by ${formatDayInFull(new Date(job.closingDate))}`,
    logo: job.company.logo,
  };
};

/** The card of a company. */
export const companyCard = ({ name, industry, location, logo }: SharedCompany): ShareCard => ({
  title: name,
  from: listed(industry, location),
  detail: 'Jobs and company profile',
  closes: null,
  logo,
});

/** The site's own card, for all that has none: what is private, held or closed, and every other page. */
export const siteCard: ShareCard = {
  title: 'Jobs and employers across Papua New Guinea',
  from: 'Search, apply, hear back.',
  detail: null,
  closes: null,
  logo: null,
};

/** Changes whenever the card says anything else, so that nobody is shown an old one (FNV-1a, 32 bits). */
export const cardVersion = (card: ShareCard): string => {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(card)) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
};

/** Where the cards are. */
export const siteCardPath = `/og/site.jpg?v=${cardVersion(siteCard)}`;
export const jobCardPath = (job: SharedJob): string => `/og/jobs/${job.id}.jpg?v=${cardVersion(jobCard(job))}`;
export const companyCardPath = (company: SharedCompany): string =>
  `/og/companies/${company.id}.jpg?v=${cardVersion(companyCard(company))}`;
