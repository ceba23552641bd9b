import { type PhraseKind, phrasesPerMessage, type ReadPhrase } from '@workboard/contracts';
import type { DataSource, EntityManager } from 'typeorm';

/** How alike a phrase's unknown word and a new word of a job must be for the phrase to be read again. */
const similarEnough = 0.35;

/** Asks the search how it reads some phrases. */
export type ReadPhrases = (phrases: { kind: PhraseKind; text: string }[]) => Promise<ReadPhrase[]>;

interface FreshPhrase {
  id: number;
  kind: PhraseKind;
  text: string;
  /** The row's state; another one means that it is to be read once more. */
  state: string;
}

/** Notes the words of a job; phrases that hold one, or one like it, that was unknown so far are to be read again. */
export const learnWords = async (manager: EntityManager, words: readonly string[]): Promise<void> => {
  const learnt: { word: string }[] = await manager.query(
    `INSERT INTO job_words (word) SELECT word FROM unnest($1::text[]) AS word
     WHERE NOT EXISTS (SELECT FROM job_words AS known WHERE known.word = word.word)
     ORDER BY word ON CONFLICT DO NOTHING RETURNING word`,
    [words],
  );
  if (learnt.length > 0) {
    await manager.query(
      `UPDATE alert_phrases SET unchecked = true WHERE unknown_words && ARRAY(
         SELECT unknown.word FROM (SELECT DISTINCT unnest(unknown_words) AS word FROM alert_phrases WHERE unknown_words <> '{}') AS unknown
         JOIN unnest($1::text[]) AS learnt (word) ON similarity(unknown.word, learnt.word) >= ${similarEnough})`,
      [learnt.map(({ word }) => word)],
    );
  }
};

/** Has phrases read that came since the last time, or that new words may explain, and keeps what they ask for. */
export const checkNewPhrases = async (dataSource: DataSource, read: ReadPhrases): Promise<void> => {
  for (;;) {
    const fresh: FreshPhrase[] = await dataSource.query(
      `SELECT id, kind, text, xmin::text AS state FROM alert_phrases WHERE unchecked ORDER BY id LIMIT ${phrasesPerMessage}`,
    );
    if (fresh.length === 0) {
      return;
    }
    const phrases = await read(fresh.map(({ kind, text }) => ({ kind, text })));
    await dataSource.transaction((manager) => keep(manager, { fresh, phrases }));
  }
};

const keep = async (
  manager: EntityManager,
  { fresh, phrases }: { fresh: readonly FreshPhrase[]; phrases: readonly ReadPhrase[] },
): Promise<void> => {
  const rows = fresh.map(({ id, state }, at) => ({ id, state, ...phrases[at] }));
  const moved: { id: number; text: string; former: string }[] = await manager.query(
    `WITH read AS MATERIALIZED (
       SELECT phrase.id, phrase.text, phrase.says AS former, read.says, read.match, read.leads, read."unknownWords"
       FROM alert_phrases AS phrase JOIN jsonb_to_recordset($1::jsonb)
         AS read (id int, state text, says text, match text, leads text[], "unknownWords" text[])
         ON read.id = phrase.id AND read.state = phrase.xmin::text
       ORDER BY phrase.id FOR UPDATE OF phrase),
     kept AS (
       UPDATE alert_phrases AS phrase SET unchecked = false, says = read.says, match = read.match::tsquery,
         leads = read.leads, unknown_words = read."unknownWords"
       FROM read WHERE phrase.id = read.id)
     SELECT id, text, former FROM read WHERE former <> says`,
    [JSON.stringify(rows)],
  );
  if (moved.length > 0) {
    // The keys of a phrase that was a word so far name it; others are found by what the alerts say, which takes longer.
    await manager.query(
      `SELECT index_alerts(alerts) FROM (SELECT array_agg(id) AS alerts FROM (
         SELECT alert_id AS id FROM alert_keys
         WHERE frequency IN ('immediate', 'daily', 'weekly') AND keyword_id = ANY ($1::int[])
         UNION SELECT id FROM job_alerts WHERE cardinality($2::text[]) > 0
           AND EXISTS (SELECT FROM unnest(keywords) AS keyword WHERE plain_text(keyword) = ANY ($2::text[]))) AS found) AS waiting
       WHERE alerts IS NOT NULL`,
      [moved.map(({ id }) => id), moved.filter(({ former }) => former !== 'words').map(({ text }) => text)],
    );
  }
};
