import { element, xmlDocument } from './xml.js';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Addresses that one file may hold (sitemaps.org). */
export const mostAddresses = 50_000;

export interface Entry {
  path: string;
  /** When the page last changed, ISO 8601 UTC. */
  changed?: string;
}

const lines = (name: string, entries: readonly Entry[], origin: string): string =>
  entries
    .map(
      ({ path, changed }) =>
        `<${name}>${element('loc', `${origin}${path}`)}${changed ? element('lastmod', changed) : ''}</${name}>`,
    )
    .join('\n');

/** A map of the site: addresses for search engines. */
export const urlSet = (entries: readonly Entry[], origin: string): Buffer =>
  xmlDocument(`<urlset ${namespace}>\n${lines('url', entries, origin)}\n</urlset>`);

/** A map of maps, for sites of more than 50,000 pages. */
export const sitemapIndex = (paths: readonly string[], origin: string): Buffer =>
  xmlDocument(
    `<sitemapindex ${namespace}>\n${lines(
      'sitemap',
      paths.map((path) => ({ path })),
      origin,
    )}\n</sitemapindex>`,
  );
