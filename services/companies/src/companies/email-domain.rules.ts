import type { DomainCheck } from '@workboard/contracts';

interface Addresses {
  email: string | null;
  website: string | null;
}

/** The domain of an address. */
export const afterAt = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The domain of a website, with or without its scheme; null when it has none. */
export const hostOf = (website: string): string | null => {
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`;
  return URL.canParse(absolute) ? new URL(absolute).hostname.replace(/^www\./, '').toLowerCase() : null;
};

/** The domain of the company's e-mail, else of its website (decision A14). */
const companyDomain = ({ email, website }: Addresses): string | null =>
  email ? afterAt(email) : website ? hostOf(website) : null;

/** Whether an address may belong to somebody of the company; one without a domain of its own accepts any (decision A14). */
export const checkEmailDomain = (email: string, company: Addresses): DomainCheck => {
  const domain = companyDomain(company);
  if (domain === null) {
    return { valid: true, message: 'The company has no email domain to compare with' };
  }
  return afterAt(email) === domain
    ? { valid: true, message: `Email domain matches the company's domain @${domain}` }
    : { valid: false, message: `Email domain must match company's email domain: @${domain}` };
};
