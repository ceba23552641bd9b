import { candidateCount, type UnknownWord } from '../word.queries.js';
import type { KnownWords } from '../engine/engine.js';
import { IdSet } from '../engine/id-set.js';
import type { Stems, StemsOf } from '../stems.js';
import type { Field, JobIndex } from './job-index.js';
import type { NearWords } from './near-words.js';

/** The words of public jobs, looked up in the index. */
export class MemoryWords implements KnownWords {
  constructor(
    private readonly index: JobIndex,
    private readonly written: NearWords,
    private readonly stems: Stems,
  ) {}

  async unknown(words: readonly string[]): Promise<UnknownWord[]> {
    const stemsOf = await this.stems.of(words);
    return words
      .filter((word) => !this.written.has(word) && !this.isIn('body', stemsOf(word)))
      .map((word) => ({
        word,
        swapped: this.written.swapped(word) ?? null,
        whole: this.written.beginning(word) ?? null,
        candidates: this.written.near(word, candidateCount),
      }));
  }

  async near(words: readonly string[], count: number): Promise<string[][]> {
    return words.map((word) => this.written.near(word, count));
  }

  async inTitles(words: readonly string[]): Promise<Set<string>> {
    const stemsOf = await this.stems.of(words);
    return new Set(words.filter((word) => this.isIn('title', stemsOf(word))));
  }

  private isIn(field: Field, stems: ReturnType<StemsOf>): boolean {
    const sets = stems.map((stem) => this.index.having(field, stem));
    return IdSet.common(sets).minus(this.index.gone).size > 0;
  }
}
