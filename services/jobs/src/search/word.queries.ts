import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Understanding } from './language/understanding.js';
import { correctableWords, correctSearch, meantWord } from './search-text.js';

/** Of the words most alike by trigrams, the nearest by typing errors is taken. */
const candidateCount = 40;

/**
 * Forgives what was typed wrong or only begun: words that no public job has are replaced by the shortest that begins with
 * them, else by the nearest that some have (decision W3).
 */
@Injectable()
export class WordQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The search as it was probably meant; unchanged when every word is known or nothing is near. */
  async correct(search: string, understanding: Understanding): Promise<string> {
    const unnamed = new Set(
      understanding.alternatives.flat().flatMap(({ text, kind }) => (kind === 'word' ? text : [])),
    );
    const rows: { word: string; whole: string | null; candidates: string[] }[] = await this.dataSource.query(
      `SELECT typed.word, (
         SELECT word FROM search_words WHERE word LIKE typed.word || '%' ORDER BY length(word), word LIMIT 1) AS whole, ARRAY(
         SELECT word FROM search_words ORDER BY word <-> typed.word LIMIT ${candidateCount}) AS candidates
       FROM unnest($1::text[]) AS typed (word)
       WHERE NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = typed.word)
         AND NOT EXISTS (SELECT FROM job_search WHERE body @@ plainto_tsquery('jobs.job_text', typed.word))`,
      [correctableWords(search).filter((word) => unnamed.has(word))],
    );
    const meant = rows.flatMap(({ word, whole, candidates }): [string, string][] => {
      const nearest = whole ?? meantWord(word, candidates);
      return nearest === undefined ? [] : [[word, nearest]];
    });
    return meant.length > 0 ? correctSearch(search, new Map(meant)) : search;
  }
}
