import { mostListBytes } from '@workboard/contracts';

/**
 * The statement that reads a list as one JSON text without brackets, and its ids: as many jobs as weigh {@link mostListBytes},
 * and at least one. A page that ends early goes on at the offset plus what it holds.
 * @param page a query with `id` and `place`, the order
 * @param options what is written of each job (`job`, `card`), and another weight
 */
export const jobsOfPage = (
  page: string,
  { json = 'job_json(job, card.card)', mostBytes = mostListBytes } = {},
): string => `
  SELECT coalesce(string_agg(${json}, ',' ORDER BY place), '') AS text,
    coalesce(array_agg(job.id ORDER BY place), '{}') AS ids
  FROM (
    SELECT id, place, sum(octet_length(weighed.card)) OVER (ORDER BY place) AS bytes
    FROM (${page}) AS page JOIN job_cards AS weighed ON weighed.job_id = page.id
  ) AS light
  JOIN job_cards AS card ON card.job_id = light.id JOIN jobs AS job ON job.id = light.id
  WHERE bytes <= ${mostBytes} OR place = 1`;

/** The same of what lists show: a thousand of them weigh a tenth of {@link mostListBytes}. */
export const briefsOfPage = (page: string): string => `
  SELECT coalesce(string_agg(card.brief, ',' ORDER BY place), '') AS text, coalesce(array_agg(id ORDER BY place), '{}') AS ids
  FROM (${page}) AS page JOIN job_cards AS card ON card.job_id = page.id`;
