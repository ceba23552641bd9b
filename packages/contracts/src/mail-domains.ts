/** Mail services that anybody can have an address at: sharing one says nothing about who belongs together. */
const sharedMailDomains: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'ymail.com',
  'rocketmail.com',
  'msn.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'mail.com',
  'mail.ru',
  'fastmail.com',
  'hey.com',
  'tuta.com',
  'tutanota.com',
  'qq.com',
  '163.com',
  '126.com',
  'bigpond.com',
  'bigpond.net.au',
  'optusnet.com.au',
  'online.net.pg',
  'global.net.pg',
  'datec.net.pg',
  'daltron.com.pg',
]);
/** Services with one domain for each country. */
const sharedNames = /^(yahoo|hotmail|outlook|live|aol|icloud|gmx|yandex|zoho)\.[a-z]{2,3}(\.[a-z]{2})?$/;

/** Whether a domain, in lower case, belongs to a shared mail service (decision A12). */
export const isSharedMailDomain = (domain: string): boolean =>
  sharedMailDomains.has(domain) || sharedNames.test(domain);
