import { readNames, readRelatedOccupations } from './language-data.js';

interface Runner {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

/** A name that stands for more occupations than this says too little. */
const mostOccupations = 5;

/** Replaces the names in the database by those of the data files. Search rows that carry their signs are not touched. */
export const loadLanguage = async (runner: Runner): Promise<void> => {
  await runner.query(`DELETE FROM search_names`);
  await runner.query(
    `INSERT INTO search_names (key, kind, means, says, phrases, label)
     SELECT key, kind, array_agg(DISTINCT sign), array_agg(DISTINCT said), '{}', NULL
     FROM (SELECT name_key(name) AS key, 'occupation' AS kind, means[1] AS sign, says[1] AS said
       FROM jsonb_to_recordset($1::jsonb) AS entry (name text, kind text, means text[], says text[])
       WHERE kind = 'occupation') AS occupation
     WHERE key IS NOT NULL GROUP BY key, kind HAVING count(DISTINCT sign) <= ${mostOccupations}`,
    [JSON.stringify(readNames().filter(({ kind }) => kind === 'occupation'))],
  );
  await runner.query(
    `INSERT INTO search_names (key, kind, means, says, phrases, label)
     SELECT DISTINCT ON (name_key(name), kind) name_key(name), kind, means, says, phrases, label
     FROM jsonb_to_recordset($1::jsonb)
       AS entry (name text, kind text, means text[], says text[], phrases text[], label text)
     WHERE name_key(name) IS NOT NULL`,
    [JSON.stringify(readNames().filter(({ kind }) => kind !== 'occupation'))],
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
