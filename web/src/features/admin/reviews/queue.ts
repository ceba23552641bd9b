import type { AdminCompany, Review } from '@workboard/contracts';
import { fullName } from '@workboard/contracts/person-name';
import { isAuthorised } from '../company-standing.js';

/** One thing that waits for a super admin. */
export type Waiting =
  | { id: string; since: string; company: AdminCompany; review?: undefined }
  | { id: string; since: string; review: Review; company?: undefined };

/** Since when a company waits: since it lost its authorisation, or since it came. */
const companySince = ({ revokedAt, createdAt }: AdminCompany): string => revokedAt ?? createdAt;

const since = (one: Waiting, other: Waiting): number => Date.parse(one.since) - Date.parse(other.since);

/**
 * Companies to authorise and ads to decide about in one row, the longest waiting first (decision P55). Companies that were
 * just decided on stay among them.
 */
export const queueOf = (
  reviews: readonly Review[],
  companies: readonly AdminCompany[],
  stays: (companyId: number) => boolean = () => false,
): Waiting[] =>
  [
    ...reviews.map((review): Waiting => ({ id: `ad-${review.id}`, since: review.openedAt, review })),
    ...companies
      .filter((company) => !isAuthorised(company) || stays(company.id))
      .map((company): Waiting => ({ id: `company-${company.id}`, since: companySince(company), company })),
  ].toSorted(since);

/** What a search looks into. */
export const textsOf = ({ company, review }: Waiting): (string | null)[] =>
  company
    ? [company.name, company.location, company.owner && fullName(company.owner)]
    : [review.title, review.company.name];

const dayMs = 86_400_000;

/** How many days somebody has waited; those of the same day none. */
export const daysWaiting = (from: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(from)) / dayMs));

/** The domain of a website as it was typed; null when it is none. */
export const hostIn = (website: string): string | null => {
  const address = /^https?:/i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '').toLowerCase() : null;
};
/** The domain of an address. */
export const afterAt = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether the owner's address stands under the company's own, in words; null when there is nothing to compare. */
export const domainEvidence = ({ email, website, owner }: AdminCompany): { text: string; fits: boolean } | null => {
  if (!owner) {
    return null;
  }
  const domain = email ? afterAt(email) : website ? hostIn(website) : null;
  if (domain === null) {
    return { text: 'The company names neither email nor website to compare with', fits: false };
  }
  const own = afterAt(owner.email);
  return own === domain
    ? { text: `The owner writes from the company's ${domain}`, fits: true }
    : { text: `The owner writes from ${own}, the company is at ${domain}`, fits: false };
};
