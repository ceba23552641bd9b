import type { AdminCompany } from '@workboard/contracts';
import { isSharedMailDomain } from '@workboard/contracts/mail-domains';
import { afterAt, domainEvidence, hostIn } from '../reviews/queue.js';

/** One thing that was compared; `isFine` is null where there was nothing to compare. */
export interface Check {
  name: string;
  text: string;
  isFine: boolean | null;
}

const siteCheck = ({ email, website }: AdminCompany): Check => {
  const name = 'Website and mail';
  const host = website ? hostIn(website) : null;
  const domain = email ? afterAt(email) : null;
  if (host === null || domain === null) {
    return { name, text: `No ${host === null ? 'website' : 'email'} to compare with`, isFine: null };
  }
  if (isSharedMailDomain(domain)) {
    return { name, text: `Writes from ${domain}, where anybody can have an address`, isFine: false };
  }
  // www.kumul.test and jobs@mail.kumul.test belong together.
  const isSame = host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
  return {
    name,
    text: isSame ? `Both at ${domain}` : `The website is ${host}, the mail comes from ${domain}`,
    isFine: isSame,
  };
};

const ownerCheck = (company: AdminCompany): Check => {
  const name = "Owner's address";
  const found = domainEvidence(company);
  return found ? { name, text: found.text, isFine: found.fits } : { name, text: 'Nobody owns it', isFine: null };
};

const phoneCheck = ({ phone }: AdminCompany): Check => {
  const name = 'Phone';
  if (!phone) {
    return { name, text: 'None given', isFine: null };
  }
  const isAtHome = /^(\+?675|[^+])/.test(phone.replaceAll(/[\s()-]/g, ''));
  return { name, text: isAtHome ? phone : `${phone}, not a number of Papua New Guinea`, isFine: isAtHome };
};

/** What of a company's own words can be compared with each other (decision P70). */
export const checksOf = (company: AdminCompany): Check[] => [
  ownerCheck(company),
  siteCheck(company),
  phoneCheck(company),
];
