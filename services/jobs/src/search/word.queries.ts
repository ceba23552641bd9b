import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { KnownWords } from './engine/engine.js';

/** Of the words most alike by trigrams, the nearest by typing errors is taken. */
export const candidateCount = 40;

/** A word that no public job has. */
export interface UnknownWord {
  word: string;
  /** The word of jobs of which two neighbouring letters were typed the wrong way round. */
  swapped: string | null;
  /** The shortest word of jobs that begins with it. */
  whole: string | null;
  /** The words of jobs that look most like it. */
  candidates: string[];
}

/** The words of public jobs, looked up in Postgres. */
@Injectable()
export class WordQueries implements KnownWords {
  constructor(private readonly dataSource: DataSource) {}

  async near(words: readonly string[], count: number): Promise<string[][]> {
    const rows: { candidates: string[] }[] = await this.dataSource.query(
      `SELECT ARRAY(SELECT word FROM search_words ORDER BY word <-> typed.word LIMIT $2) AS candidates
       FROM unnest($1::text[]) WITH ORDINALITY AS typed (word, at) ORDER BY at`,
      [words, count],
    );
    return rows.map(({ candidates }) => candidates);
  }

  async inTitles(words: readonly string[]): Promise<Set<string>> {
    const rows: { word: string }[] =
      words.length === 0
        ? []
        : await this.dataSource.query(
            `SELECT word FROM unnest($1::text[]) AS word
             WHERE EXISTS (SELECT FROM job_search WHERE document @@ to_tsquery('jobs.job_text', word || ':A'))`,
            [words],
          );
    return new Set(rows.map(({ word }) => word));
  }

  async unknown(words: readonly string[]): Promise<UnknownWord[]> {
    return this.dataSource.query(
      `SELECT typed.word, (
         SELECT word FROM search_words WHERE word IN (
           SELECT overlay(typed.word PLACING reverse(substr(typed.word, at, 2)) FROM at FOR 2)
           FROM generate_series(1, length(typed.word) - 1) AS at)
         LIMIT 1) AS swapped, (
         SELECT word FROM search_words WHERE word LIKE typed.word || '%' ORDER BY length(word), word LIMIT 1) AS whole, ARRAY(
         SELECT word FROM search_words ORDER BY word <-> typed.word LIMIT ${candidateCount}) AS candidates
       FROM unnest($1::text[]) AS typed (word)
       WHERE NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = typed.word)
         AND NOT EXISTS (SELECT FROM job_search WHERE body @@ plainto_tsquery('jobs.job_text', typed.word))`,
      [words],
    );
  }
}
