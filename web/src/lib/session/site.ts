/** What the operator configures for this site; the server writes it into the page as `#site-config`. */
export interface Site {
  phone: string;
  email: string;
  address: string;
  /** Scheme and host of the public site; unknown to the development server. */
  origin?: string;
  social: { linkedin: string; facebook: string; whatsapp: string };
  /** Whether a code to a phone signs in (decision A24). */
  phoneSignIn?: true;
  /** Whether the request carried a session cookie: without one nobody needs to be asked who is signed in. */
  signedIn?: boolean;
}

const fallback: Site = {
  phone: '+675 7000 1234',
  email: 'help@workboard.test',
  address: 'PO Box 1234, Port Moresby, NCD 121, Papua New Guinea',
  social: {
    linkedin: 'https://www.linkedin.com/company/pngworkboard',
    facebook: 'https://www.facebook.com/pngworkboard',
    whatsapp: 'https://wa.me/67570001234',
  },
};

let current: Site | undefined;

const read = (): Partial<Site> => {
  const text = typeof document === 'undefined' ? null : document.querySelector('#site-config')?.textContent;
  return JSON.parse(text?.trim() || '{}') as Partial<Site>;
};

/** The site's configuration, read once. */
export const site = (): Site => {
  current ??= { ...fallback, ...read() };
  return current;
};

/** For the server, which has no page to read from. */
export const configureSite = (values: Partial<Site>): void => {
  current = { ...fallback, ...values };
};
