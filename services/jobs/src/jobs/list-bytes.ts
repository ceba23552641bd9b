import { mostListBytes } from '@workboard/contracts';

/** What the gateway takes of an ad at most, in bytes. */
const largestAd = 100 * 1024;
/** So few never weigh {@link mostListBytes}, and twice as much is left for each as it was sent with. */
export const fewJobs = Math.floor(mostListBytes / (2 * largestAd));

/** What a list may weigh is found out beside the cards themselves, so that heavy ones that fall away are not read. */
const lightOf = (page: string, mostBytes: number): string => `(
    SELECT id, place FROM (
      SELECT id, place, sum(octet_length(weighed.card)) OVER (ORDER BY place) AS bytes
      FROM (${page}) AS page JOIN job_cards AS weighed ON weighed.job_id = page.id
    ) AS weighed WHERE bytes <= ${mostBytes} OR place = 1
  )`;

/**
 * The statement that reads a list as one JSON text without brackets, and its ids: as many jobs as weigh {@link mostListBytes},
 * and at least one. A page that ends early goes on at the offset plus what it holds.
 * @param page a query with `id` and `place`, the order
 * @param options what is written of each job (`job`, `card`), another weight, and whether there are at most {@link fewJobs}
 */
export const jobsOfPage = (
  page: string,
  { json = 'job_json(job, card.card)', mostBytes = mostListBytes, isShort = false } = {},
): string => `
  SELECT coalesce(string_agg(${json}, ',' ORDER BY place), '') AS text,
    coalesce(array_agg(job.id ORDER BY place), '{}') AS ids
  FROM ${isShort ? `(${page})` : lightOf(page, mostBytes)} AS light
  JOIN job_cards AS card ON card.job_id = light.id JOIN jobs AS job ON job.id = light.id`;

/** The same of what lists show: a thousand of them weigh a tenth of {@link mostListBytes}. */
export const briefsOfPage = (page: string): string => `
  SELECT coalesce(string_agg(card.brief, ',' ORDER BY place), '') AS text, coalesce(array_agg(id ORDER BY place), '{}') AS ids
  FROM (${page}) AS page JOIN job_cards AS card ON card.job_id = page.id`;
