import type { phrasesOf } from '@workboard/jobs';

type Phrases = ReturnType<typeof phrasesOf>;
type DataSource = Parameters<typeof phrasesOf>[0];

/** Whether alerts for some texts match the job that each is meant for. */
export const alertHits = async (
  source: DataSource,
  { phrases, asked }: { phrases: Phrases; asked: readonly { text: string; jobId: number }[] },
): Promise<boolean[]> => {
  const hits: boolean[] = [];
  for (const { text, jobId } of asked) {
    const [[phrase], [terms]] = await Promise.all([phrases.read([{ kind: 'words', text }]), phrases.termsOf([jobId])]);
    const [row]: [{ hit: boolean }] = await source.query(
      `SELECT $1::tsvector @@ $2::tsquery AND $3::text[] && tsvector_to_array($1::tsvector) AS hit`,
      [terms?.words ?? '', phrase?.match ?? '', phrase?.leads ?? []],
    );
    hits.push(row.hit);
  }
  return hits;
};
