import { type Name, readNames, readRelatedOccupations } from './language-data.js';
import { wordsOf } from './words.js';

interface Runner {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

/** A name that stands for more occupations than this says too little. */
const mostOccupations = 5;

/** The stems of some words, as `name_key` finds them in each; asked once per word and not once per name. */
const stemsOf = async (runner: Runner, words: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = (await runner.query(
    `SELECT word, name_key(word) AS stem FROM unnest($1::text[]) AS word WHERE name_key(word) IS NOT NULL`,
    [words],
  )) as { word: string; stem: string }[];
  return new Map(rows.map(({ word, stem }) => [word, stem]));
};

/** Names with the keys they are found by; those without any word are left out. */
const keyed = async (runner: Runner, names: readonly Name[]): Promise<(Name & { key: string })[]> => {
  const wordsByName = names.map(({ name }) => wordsOf(name));
  const stems = await stemsOf(runner, [...new Set(wordsByName.flat())]);
  return names.flatMap((name, at) => {
    const key = (wordsByName[at] ?? []).flatMap((word) => stems.get(word) ?? []).join(' ');
    return key === '' ? [] : [{ ...name, key }];
  });
};

/** Replaces the names in the database by those of the data files. Search rows that carry their signs are not touched. */
export const loadLanguage = async (runner: Runner): Promise<void> => {
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
};
