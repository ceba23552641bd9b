import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';

/** The stems of a word, as search rows hold them; none when nothing in it can be searched for. */
export type StemsOf = (word: string) => readonly string[];

const none: readonly string[] = [];
const mostWords = 50_000;
const batch = 5000;

/** Words as Postgres stems them: a word's stems depend on nothing else, so that each is asked for once. */
@Injectable()
export class Stems {
  private readonly known = new LRUCache<string, readonly string[]>({ max: mostWords });

  constructor(private readonly dataSource: DataSource) {}

  async of(words: Iterable<string>): Promise<StemsOf> {
    const asked = new Map<string, readonly string[]>();
    const unknown: string[] = [];
    for (const word of words) {
      const stems = asked.get(word) ?? this.known.get(word);
      asked.set(word, stems ?? none);
      if (stems === undefined) {
        unknown.push(word);
      }
    }
    for (let first = 0; first < unknown.length; first += batch) {
      for (const { word, stems } of await this.read(unknown.slice(first, first + batch))) {
        this.known.set(word, stems);
        asked.set(word, stems);
      }
    }
    return (word) => asked.get(word) ?? none;
  }

  private read(words: readonly string[]): Promise<{ word: string; stems: string[] }[]> {
    return this.dataSource.query(
      `SELECT word, ARRAY(SELECT lexeme FROM (
           SELECT lexeme, unnest(positions) AS position FROM unnest(to_tsvector('jobs.job_text', word))) AS stem
         ORDER BY position) AS stems
       FROM unnest($1::text[]) AS word`,
      [words],
    );
  }
}
