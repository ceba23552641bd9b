import { experienceLevels, workTypes } from '@workboard/contracts';
import { placeOf, provinces } from '../../seed/provinces.js';
import { Random } from '../../seed/random.js';
import { demo } from '../demo.js';
import type { Load } from './drive.js';

/** Browsers ask for everything so. */
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };
const firstPage = { limit: '20', offset: '0', includeTotal: 'true' };

const dice = new Random('requests-bench');
const places = provinces.flatMap(({ towns }) => towns).map(placeOf);
const industries = [...new Set(demo.jobs.map(({ industry }) => industry))];

/** Every pair of place and industry, with each type of work. */
const filters = dice.shuffle(
  places.flatMap((location) =>
    industries.flatMap((industry) => workTypes.map((workType) => ({ location, industry, workType }))),
  ),
);

const words = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
/** What nobody asked before: a title, a word of its ad and a level or town. */
const searches = [
  ...new Set(
    dice.shuffle(
      demo.jobs.flatMap(({ title, description }) =>
        dice
          .sample(words(description), 24)
          .map((word) => `${title} ${word} ${dice.pick([...experienceLevels, 'Lae', 'Madang', 'POM'])}`),
      ),
    ),
  ),
];
/** One part for each way of asking, as the service keeps how a search was understood. */
const searchesIn = (part: number) => searches.filter((_, at) => at % 2 === part);
const beginnings = [
  ...new Set(
    demo.jobs.flatMap(({ title }) => Array.from({ length: 12 }, (_, more) => title.slice(0, more + 3).toLowerCase())),
  ),
];

/** Goes round and round, on from where it stopped; within a second nothing comes twice where the list is long. */
const round = <T>(items: readonly T[], of: (item: T) => { path: string; headers?: Record<string, string> }): Load => {
  let at = 0;
  return { next: () => of(items[at++ % items.length] as T) };
};
const queryOf = (values: Record<string, string>): string => new URLSearchParams(values).toString();
const list = (query: Record<string, string>): string => `/api/jobs?${queryOf({ ...firstPage, ...query })}`;
/** What the web app asks for (decision P92). */
const asCards = { fields: 'card' };

/** What visitors read, by name. `kept` ones are asked again and again, in all others nothing comes twice in a second. */
export const readsOf = (jobIds: readonly number[]): Record<string, Load> => ({
  'list, kept': round([{}], (query) => ({ path: list(query) })),
  'list, not kept': round(filters, (query) => ({ path: list(query) })),
  'list as cards, not kept': round(filters, (query) => ({ path: list({ ...query, ...asCards }) })),
  'list, not kept, br': round(filters, (query) => ({ path: list(query), headers: asBrowser })),
  'search, not kept': round(searchesIn(0), (search) => ({ path: list({ search }) })),
  'search as cards, not kept': round(searchesIn(1), (search) => ({ path: list({ search, ...asCards }) })),
  suggestions: round(beginnings, (q) => ({ path: `/api/jobs/suggestions?${queryOf({ q })}` })),
  'one job': round(jobIds, (id) => ({ path: `/api/jobs/${id}` })),
  'page /jobs, kept, br': round(['/jobs'], (path) => ({ path, headers: asBrowser })),
  'page /jobs, fresh, br': round(filters, (query) => ({
    path: `/jobs?${queryOf(query)}`,
    headers: asBrowser,
  })),
});
