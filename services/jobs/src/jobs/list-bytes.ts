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

/** One job of a list as JSON text. */
export interface JobRow {
  id: number;
  /** Its place in the list, from 1. */
  place: number;
  text: string;
}

/** Jobs as JSON text without the brackets of a list, and their ids. */
export interface PageOfJobs {
  text: string;
  ids: number[];
}
export const noJobs: PageOfJobs = { text: '', ids: [] };

/** A list from its rows, which come in any order: put in order and together by Postgres, whole jobs cost half as much again. */
export const pageOf = (rows: readonly JobRow[]): PageOfJobs => {
  const ordered = rows.toSorted((one, other) => one.place - other.place);
  // Put together like this, the text is copied once, by whoever sends it.
  const text = ordered.reduce((before, row) => (before === '' ? row.text : `${before},${row.text}`), '');
  return { text, ids: ordered.map(({ id }) => id) };
};

/**
 * The statement that reads a list, a {@link JobRow} a job: as many jobs as weigh {@link mostListBytes}, and at least one. A page that
 * ends early goes on at the offset plus what it holds.
 * @param page a query with `id` and `place`, the order
 * @param options what is written of each job instead of what everybody reads (from its row `job` and its `card`), another weight, and
 *   whether there are at most {@link fewJobs}
 */
export const jobsOfPage = (
  page: string,
  { json, mostBytes = mostListBytes, isShort = false }: { json?: string; mostBytes?: number; isShort?: boolean } = {},
): string => `
  SELECT light.id, light.place::int AS place, ${json ?? 'job_json(job, card.card)'} AS text
  FROM ${isShort ? `(${page})` : lightOf(page, mostBytes)} AS light JOIN job_cards AS card ON card.job_id = light.id
  JOIN ${json === undefined ? 'job_counts AS job ON job.job_id' : 'jobs AS job ON job.id'} = light.id`;

/** The same of what lists show: a thousand of them weigh a tenth of {@link mostListBytes}. */
export const briefsOfPage = (page: string): string => `
  SELECT page.id, page.place::int AS place, shown.brief AS text
  FROM (${page}) AS page JOIN job_briefs AS shown ON shown.job_id = page.id`;
