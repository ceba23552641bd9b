/**
 * Where somebody came to an ad from (decision P56): a word in the link (`utm_source`), else the site that led here. A fixed
 * list, so that nobody writes words of their own into a company's figures, and so coarse that it says nothing of a person.
 */
export const sources = [
  'site',
  'direct',
  'search',
  'facebook',
  'whatsapp',
  'linkedin',
  'mail',
  'poster',
  'other',
] as const;
export type Source = (typeof sources)[number];

export const sourceWords: Record<Source, string> = {
  site: 'On PNG Workboard',
  direct: 'Direct',
  search: 'Search engines',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  mail: 'Mails and alerts',
  poster: 'Posters (QR code)',
  other: 'Other sites',
};

/** The word that a link carries for a source; those that a link cannot be made for have none. */
export const linkedSources = [
  'facebook',
  'whatsapp',
  'linkedin',
  'mail',
  'poster',
] as const satisfies readonly Source[];

/** An address of ours that says where it was put. */
export const withSource = (address: string, source: (typeof linkedSources)[number]): string =>
  `${address}${address.includes('?') ? '&' : '?'}utm_source=${source}`;

const names: readonly [Source, RegExp][] = [
  ['facebook', /^(facebook|fb|instagram|ig|messenger|meta)$/],
  ['whatsapp', /^(whatsapp|wa)$/],
  ['linkedin', /^linkedin$/],
  ['search', /^(google|bing|duckduckgo|yahoo|ecosia|search)$/],
  ['mail', /^(e?mail|alert|alerts|newsletter|digest)$/],
  ['poster', /^(poster|qr|qr-?code|flyer|print)$/],
];
const hosts: readonly [Source, RegExp][] = [
  ['mail', /(^|\.)(mail|webmail|outlook)\./],
  ['facebook', /(^|\.)(facebook|fb|instagram|messenger)\.(com|me)$/],
  ['whatsapp', /(^|\.)(whatsapp\.(com|net)|wa\.me)$/],
  ['linkedin', /(^|\.)(linkedin\.com|lnkd\.in)$/],
  ['search', /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|yandex|baidu)\.[a-z.]{2,7}$/],
];

const within = (kinds: readonly [Source, RegExp][], text: string): Source | undefined =>
  kinds.find(([, shape]) => shape.test(text))?.[0];

interface Arrival {
  /** `utm_source` of the address. */
  utm?: string | null;
  /** The host that led here; empty or missing when none is known. */
  referrer?: string | null;
  ownHost: string;
}

/** The kind of place that somebody came from. */
export const sourceOf = ({ utm, referrer, ownHost }: Arrival): Source => {
  const named = utm?.trim().toLowerCase();
  if (named) {
    return within(names, named) ?? 'other';
  }
  const host = referrer?.trim().toLowerCase();
  if (!host) {
    return 'direct';
  }
  return host === ownHost.toLowerCase() ? 'site' : (within(hosts, host) ?? 'other');
};
