import { Injectable } from '@nestjs/common';
import type { JobTerms, Nearness, PhraseKind, ReadPhrase } from '@workboard/contracts';
import { DataSource } from 'typeorm';
import { placeSign, readPlaces } from '../language/language-data.js';
import { plainText } from '../language/words.js';
import type { Understanding } from '../language/understanding.js';
import { NameQueries } from '../names.queries.js';
import { correctableWords, correctSearch, isTypingError, shortestForgiven } from '../search-text.js';
import { type UnknownWord, WordQueries } from '../word.queries.js';
import { keywordTree, placesOf, placeTree, type PhraseTree } from './phrase-tree.js';
import { leadsOf, leafKey, leavesOf, textOf } from './query-tree.js';

interface Phrase {
  kind: PhraseKind;
  text: string;
}

const regionSigns = new Set(readPlaces().flatMap(({ code, inside }) => (inside === '' ? placeSign(code) : [])));
const isRegion = (sign: string): boolean => regionSigns.has(sign);

const treeOf = ({ kind, text }: Phrase, understanding: Understanding): PhraseTree =>
  kind === 'places' ? placeTree(understanding, plainPlace(text)) : keywordTree(understanding);

/** As search reads it, but for the commas. */
const plainPlace = (text: string): string => text.split(',').map(plainText).join(',');

/** Reads the phrases of alerts by what search knows, so that an alert hears of what its search finds (docs/search.md). */
@Injectable()
export class PhrasesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly names: NameQueries,
    private readonly words: WordQueries,
  ) {}

  /** Each as it was typed and, when it holds words that no job has, also as it was probably meant. */
  async read(phrases: readonly Phrase[]): Promise<ReadPhrase[]> {
    const understood = await this.names.understandAll(phrases.map(({ text }) => text));
    const unnamed = phrases.map(({ text }, at) => this.unnamedWords(text, understood[at]));
    const unknown = await this.unknownWords([...new Set(unnamed.flat())]);
    const respelt = phrases.map(({ kind, text }, at) => {
      const meant = new Map(
        (unnamed[at] ?? []).flatMap((word): [string, string][] => {
          const nearest = unknown.get(word)?.candidates.find((candidate) => isTypingError(word, candidate));
          return nearest === undefined ? [] : [[word, nearest]];
        }),
      );
      return { kind, text: meant.size > 0 ? correctSearch(text, meant) : text };
    });
    const understoodAgain = await this.names.understandAll(respelt.map(({ text }) => text));
    const trees = phrases.map((phrase, at) => {
      const typed = treeOf(phrase, understood[at] as Understanding);
      const other = respelt[at] as Phrase;
      const meant = other.text === phrase.text ? typed : treeOf(other, understoodAgain[at] as Understanding);
      // What turns out to be a place is one; the typed words cannot be found anywhere.
      return { says: meant.says, tree: { any: meant === typed ? [typed.tree] : [typed.tree, meant.tree] } };
    });
    const stemmed = await this.stem(trees);
    return trees.map(({ says, tree }, at) => ({
      says,
      match: textOf(tree, stemmed),
      leads: leadsOf(tree, stemmed),
      unknownWords: (unnamed[at] ?? []).filter((word) => unknown.has(word)),
    }));
  }

  /** What search finds public jobs by. */
  async termsOf(ids: readonly number[]): Promise<JobTerms[]> {
    return this.dataSource.query(
      `SELECT row.job_id AS "jobId", row.document::text AS words,
         (to_tsvector('job_text', search_text(coalesce(job.location, ''))) || array_to_tsvector(signs_in(job.location, 'place')))::text AS places,
         ARRAY(SELECT DISTINCT word FROM unnest(tsvector_to_array(to_tsvector('job_words', search_text(concat_ws(' ', job.title,
             company.name, job.location, job.industry, array_to_string(job.skills, ' ')))))) AS word
           WHERE word ~ '^[[:alpha:]]{${shortestForgiven},40}$') AS written
       FROM job_search AS row JOIN jobs AS job ON job.id = row.job_id
         JOIN company_copies AS company ON company.id = job.company_id
       WHERE row.job_id = ANY ($1::int[])`,
      [ids],
    );
  }

  /** Those of some jobs that lie at a place or around it. */
  async near({ place, ids }: { place: string; ids: readonly number[] }): Promise<Nearness[]> {
    const [understanding] = await this.names.understandAll([place]);
    const places = understanding ? placesOf(understanding) : [];
    // A place's signs of what lies around it begin with its province.
    const signs = [
      ...places.flatMap((part) => part.signs.map((sign) => ({ sign, nearness: 'place' }))),
      ...places.flatMap((part) =>
        part.near.map((sign) => ({ sign, nearness: isRegion(sign) ? 'region' : 'province' })),
      ),
    ];
    return this.dataSource.query(
      `SELECT DISTINCT ON (row.job_id) row.job_id AS "jobId", wanted.nearness
       FROM job_search AS row
         JOIN unnest($2::text[], $3::text[]) WITH ORDINALITY AS wanted (sign, nearness, at)
           ON wanted.sign = ANY (tsvector_to_array(row.document))
       WHERE row.job_id = ANY ($1::int[]) ORDER BY row.job_id, wanted.at`,
      [ids, signs.map(({ sign }) => sign), signs.map(({ nearness }) => nearness)],
    );
  }

  /** Words that no name explains. */
  private unnamedWords(text: string, understanding: Understanding | undefined): string[] {
    const parts = understanding?.alternatives.flat() ?? [];
    const plain = new Set(
      parts.flatMap((part) => (part.kind === 'word' && part.phrases.length === 0 ? part.text : [])),
    );
    return correctableWords(text).filter((word) => plain.has(word) && word.length >= shortestForgiven);
  }

  private async unknownWords(words: readonly string[]): Promise<ReadonlyMap<string, UnknownWord>> {
    const unknown = words.length > 0 ? await this.words.unknown(words) : [];
    return new Map(unknown.map((word) => [word.word, word]));
  }

  /** The leaves of all trees as tsqueries, in one look. */
  private async stem(trees: readonly PhraseTree[]): Promise<ReadonlyMap<string, string>> {
    const leaves = new Map(trees.flatMap(({ tree }) => leavesOf(tree)).map((leaf) => [leafKey(leaf), leaf]));
    const rows: { key: string; text: string }[] = await this.dataSource.query(
      `SELECT key, (CASE WHEN leaf.in_order THEN phraseto_tsquery('jobs.job_text', leaf.words)
         ELSE plainto_tsquery('jobs.job_text', leaf.words) END)::text AS text
       FROM unnest($1::text[], $2::text[], $3::boolean[]) AS leaf (key, words, in_order)`,
      [
        [...leaves.keys()],
        [...leaves.values()].map(({ words }) => words),
        [...leaves.values()].map(({ inOrder }) => inOrder),
      ],
    );
    return new Map(rows.map(({ key, text }) => [key, text]));
  }
}
