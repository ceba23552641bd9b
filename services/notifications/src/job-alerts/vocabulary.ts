import type { EntityManager } from 'typeorm';
import { isTypingError, shortestForgiven } from './spelling.js';

const batchSize = 500;
const similarEnough = 0.35;

interface Misspelt {
  word: string;
  meant: string;
}

/**
 * Typing errors in alerts are forgiven as in search: a word that no job ever used is read as the job word it is most like.
 * Phrases remember their unknown words; they are looked at when they are new and whenever a job brings new words.
 */
export const learnWords = async (manager: EntityManager, jobId: number): Promise<void> => {
  const learnt: { word: string }[] = await manager.query(
    `INSERT INTO job_words (word)
     SELECT DISTINCT used.word
     FROM job_copies, unnest(tsvector_to_array(words) || tsvector_to_array(places)) AS used (word)
     WHERE job_id = $1 AND length(used.word) >= ${shortestForgiven}
       AND NOT EXISTS (SELECT FROM job_words AS known WHERE known.word = used.word)
     ORDER BY used.word ON CONFLICT DO NOTHING RETURNING word`,
    [jobId],
  );
  const words = learnt.map(({ word }) => word);
  if (words.length === 0) {
    return;
  }
  await manager.query(
    `UPDATE alert_phrases SET match = phrase_match(text), leads = phrase_leads(phrase_match(text), text),
       unknown_words = ARRAY(SELECT unnest(unknown_words) EXCEPT SELECT unnest($1::text[]))
     WHERE unknown_words && $1::text[]`,
    [words],
  );
  const similar: Misspelt[] = await manager.query(
    `SELECT DISTINCT unknown.word, learnt.word AS meant
     FROM (SELECT DISTINCT unnest(unknown_words) AS word FROM alert_phrases WHERE unknown_words <> '{}') AS unknown
     JOIN unnest($1::text[]) AS learnt (word) ON similarity(unknown.word, learnt.word) >= ${similarEnough}`,
    [words],
  );
  await forgive(manager, similar);
};

/** Looks at phrases that came since the last time. */
export const checkNewPhrases = async (manager: EntityManager): Promise<void> => {
  for (;;) {
    const checked: { id: number }[] = await manager.query(
      `WITH fresh AS (
         SELECT id FROM alert_phrases WHERE unchecked ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED),
       checked AS (
         UPDATE alert_phrases AS phrase SET unchecked = false, unknown_words = ARRAY(
           SELECT used.word FROM unnest(tsvector_to_array(to_tsvector('simple', phrase.text))) AS used (word)
           WHERE length(used.word) >= ${shortestForgiven}
             AND NOT EXISTS (SELECT FROM job_words AS known WHERE known.word = used.word))
         FROM fresh WHERE phrase.id = fresh.id RETURNING phrase.id)
       SELECT id FROM checked`,
    );
    const ids = checked.map(({ id }) => id);
    if (ids.length === 0) {
      return;
    }
    const similar: Misspelt[] = await manager.query(
      `SELECT DISTINCT unknown.word, known.word AS meant
       FROM (SELECT DISTINCT unnest(unknown_words) AS word FROM alert_phrases WHERE id = ANY($1::int[])) AS unknown
       JOIN job_words AS known ON known.word % unknown.word`,
      [ids],
    );
    await forgive(manager, similar);
  }
};

/** Lets phrases with a misspelt word match what was meant, besides what was typed. */
const forgive = async (manager: EntityManager, similar: Misspelt[]): Promise<void> => {
  const errors = similar.filter(({ word, meant }) => isTypingError(word, meant));
  for (const { word, meant } of errors) {
    await manager.query(
      `UPDATE alert_phrases AS phrase
       SET match = phrase.match || fixed.match, leads = phrase.leads || phrase_leads(fixed.match, fixed.text)
       FROM (
         SELECT id, text, phrase_match(text) AS match FROM (
           SELECT id, regexp_replace(text, '\\m' || $1 || '\\M', $2, 'g') AS text
           FROM alert_phrases WHERE unknown_words @> ARRAY[$1]) AS respelt
       ) AS fixed
       WHERE phrase.id = fixed.id AND position(fixed.match::text IN phrase.match::text) = 0`,
      [word, meant],
    );
  }
};
