import { repeatable } from '@workboard/service-kit';
import type { QueryRunner } from 'typeorm';
import { type Name, readLanguageText, readNames, readRelatedOccupations } from './language-data.js';
import { wordsOf } from './words.js';

/** A name that stands for more occupations than this says too little. */
const mostOccupations = 5;

/** The stems of some words, as `name_key` finds them in each; asked once per word and not once per name. */
const stemsOf = async (runner: QueryRunner, words: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = (await runner.query(
    `SELECT word, name_key(word) AS stem FROM unnest($1::text[]) AS word WHERE name_key(word) IS NOT NULL`,
    [words],
  )) as { word: string; stem: string }[];
  return new Map(rows.map(({ word, stem }) => [word, stem]));
};

/** Names with the keys they are found by; those without any word are left out. */
const keyed = async (runner: QueryRunner, names: readonly Name[]): Promise<(Name & { key: string })[]> => {
  const wordsByName = names.map(({ name }) => wordsOf(name));
  const stems = await stemsOf(runner, [...new Set(wordsByName.flat())]);
  return names.flatMap((name, at) => {
    const key = (wordsByName[at] ?? []).flatMap((word) => stems.get(word) ?? []).join(' ');
    return key === '' ? [] : [{ ...name, key }];
  });
};

/** Replaces the names in the database by those of the data files, and the signs of the places that jobs name. */
const loadNames = async (runner: QueryRunner): Promise<void> => {
  const names = await keyed(runner, readNames());
  await runner.query(`DELETE FROM search_names`);
  await runner.query(
    `INSERT INTO search_names (key, kind, means, says, phrases, label)
     SELECT key, 'occupation', array_agg(DISTINCT means[1]), array_agg(DISTINCT says[1]), '{}', NULL
     FROM jsonb_to_recordset($1::jsonb) AS entry (key text, means text[], says text[])
     GROUP BY key HAVING count(DISTINCT means[1]) <= ${mostOccupations}`,
    [JSON.stringify(names.filter(({ kind }) => kind === 'occupation'))],
  );
  await runner.query(
    `INSERT INTO search_names (key, kind, means, says, phrases, label)
     SELECT DISTINCT ON (key, kind) key, kind, means, says, phrases, label
     FROM jsonb_to_recordset($1::jsonb)
       AS entry (key text, kind text, means text[], says text[], phrases text[], label text)`,
    [JSON.stringify(names.filter(({ kind }) => kind !== 'occupation'))],
  );
  // A word means the occupations that its other words name.
  await runner.query(
    `UPDATE search_names AS word SET means = ARRAY(
       SELECT DISTINCT unnest(occupation.means) FROM unnest(word.phrases) AS phrase
       JOIN search_names AS occupation ON occupation.kind = 'occupation' AND occupation.key = name_key(phrase))
     WHERE kind = 'word'`,
  );
  await runner.query(`DELETE FROM related_occupations`);
  await runner.query(
    `INSERT INTO related_occupations (sign, related)
     SELECT pair ->> 0, ARRAY(SELECT jsonb_array_elements_text(pair -> 1)) FROM jsonb_array_elements($1::jsonb) AS pair`,
    [JSON.stringify(readRelatedOccupations())],
  );
  await runner.query(`ANALYZE search_names`);
  await runner.query(`UPDATE facet_values SET signs = signs_in(value, 'place') WHERE kind = 'location'`);
};

const batchSize = 500;

/** Writes the search rows of all jobs anew, a few at a time, so that nobody who changes a job waits for long. */
const refreshJobs = async (runner: QueryRunner): Promise<void> => {
  for (let after: number | null = 0; after !== null;) {
    const [batch] = (await runner.query(
      `SELECT max(id) AS last, refresh_jobs(array_agg(id), array_agg(DISTINCT company_id)) AS refreshed
       FROM (SELECT id, company_id FROM jobs WHERE id > $1 ORDER BY id LIMIT ${batchSize}) AS batch HAVING count(*) > 0`,
      [after],
    )) as { last: number }[];
    after = batch?.last ?? null;
  }
};

/** Brings the language data into the database, and into the search rows, whenever a file of it changes. */
export class SearchLanguage extends repeatable('SearchLanguage', readLanguageText(), async (runner) => {
  await runner.startTransaction();
  try {
    await loadNames(runner);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
  await refreshJobs(runner);
}) {
  /** Each batch is its own: killed half-way, it begins again at the next start. */
  override readonly transaction = false;
}
