import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import type { Understanding } from './language/understanding.js';
import { correctableWords, correctSearch, isTypingError, meantWord } from './search-text.js';

/** Of the words most alike by trigrams, the nearest by typing errors is taken. */
const candidateCount = 40;
/** Other spellings that are tried for a search that finds little. */
const alikeCount = 12;
const mostAlikeWords = 3;
const mostSpellings = 2;

/** Singular and plural are found alike. */
const isFormOf = (one: string, other: string): boolean => one.replace(/e?s$/, '') === other.replace(/e?s$/, '');

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

/**
 * Forgives what was typed wrong or only begun: words that no public job has are replaced by one of which two letters
 * were swapped, else by the shortest that begins with them, else by the nearest that some have (decision W3).
 */
@Injectable()
export class WordQueries {
  /** It decides no match, only what is left out first, so that it may be some minutes old. */
  private readonly titleWords = new LRUCache<string, boolean>({ max: 20_000, ttl: 10 * 60_000 });

  constructor(private readonly dataSource: DataSource) {}

  /** The search as it was probably meant; unchanged when every word is known or nothing is near. */
  async correct(search: string, understanding: Understanding): Promise<string> {
    const unnamed = this.plainWords(understanding);
    const rows = await this.unknown(correctableWords(search).filter((word) => unnamed.has(word)));
    const meant = rows.flatMap(({ word, swapped, whole, candidates }): [string, string][] => {
      const nearest = swapped ?? whole ?? meantWord(word, candidates);
      return nearest === undefined ? [] : [[word, nearest]];
    });
    return meant.length > 0 ? correctSearch(search, new Map(meant)) : search;
  }

  /** The search with one of its words spelt as another that jobs have, the likeliest first. */
  async alike(search: string, understanding: Understanding): Promise<string[]> {
    const words = correctableWords(search).filter((word) => this.plainWords(understanding).has(word));
    const rows: { word: string; candidates: string[] }[] = await this.dataSource.query(
      `SELECT typed.word, ARRAY(
         SELECT word FROM search_words ORDER BY word <-> typed.word LIMIT ${alikeCount}) AS candidates
       FROM unnest($1::text[]) AS typed (word)`,
      [words.slice(0, mostAlikeWords)],
    );
    return rows.flatMap(({ word, candidates }) =>
      candidates
        .filter((candidate) => isTypingError(word, candidate) && !isFormOf(word, candidate))
        .slice(0, mostSpellings)
        .map((candidate) => correctSearch(search, new Map([[word, candidate]]))),
    );
  }

  /** Those of some words that a title has. */
  async inTitles(words: readonly string[]): Promise<Set<string>> {
    const unknown = words.filter((word) => !this.titleWords.has(word));
    const rows: { word: string; found: boolean }[] =
      unknown.length === 0
        ? []
        : await this.dataSource.query(
            `SELECT word, EXISTS (SELECT FROM job_search WHERE document @@ to_tsquery('jobs.job_text', word || ':A')) AS found
             FROM unnest($1::text[]) AS word`,
            [unknown],
          );
    const fresh = new Map(rows.map(({ word, found }) => [word, found]));
    for (const [word, found] of fresh) {
      this.titleWords.set(word, found);
    }
    return new Set(words.filter((word) => fresh.get(word) ?? this.titleWords.get(word)));
  }

  private plainWords({ alternatives }: Understanding): ReadonlySet<string> {
    return new Set(alternatives.flat().flatMap(({ text, kind }) => (kind === 'word' ? text : [])));
  }

  /** Those of some plain words that no public job has, with the words of jobs that they may be. */
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
