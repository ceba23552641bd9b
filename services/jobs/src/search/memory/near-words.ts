/** Three neighbouring letters of a word, with two spaces before and one behind it, as pg_trgm takes words apart. */
const trigramsOf = (word: string): string[] => {
  const padded = `  ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))];
};

/** The words that jobs have, as they are written, and which look like others. */
export class NearWords {
  private readonly words: string[] = [];
  private readonly places = new Map<string, number>();
  private readonly trigrams: number[] = [];
  private readonly byTrigram = new Map<string, number[]>();
  /** In order; made again after words were added. */
  private sorted: string[] | undefined = undefined;

  add(words: Iterable<string>): void {
    for (const word of words) {
      if (this.places.has(word)) {
        continue;
      }
      const at = this.words.push(word) - 1;
      this.places.set(word, at);
      this.sorted = undefined;
      const trigrams = trigramsOf(word);
      this.trigrams.push(trigrams.length);
      for (const trigram of trigrams) {
        const known = this.byTrigram.get(trigram) ?? [];
        known.push(at);
        this.byTrigram.set(trigram, known);
      }
    }
  }

  get all(): readonly string[] {
    return this.words;
  }

  has(word: string): boolean {
    return this.places.has(word);
  }

  /** The word of which two neighbouring letters were typed the wrong way round. */
  swapped(typed: string): string | undefined {
    return Array.from(
      { length: Math.max(typed.length - 1, 0) },
      (_, at) => typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2),
    ).find((word) => this.places.has(word));
  }

  /** The shortest word that begins so; of equally short ones the first of the alphabet. */
  beginning(typed: string): string | undefined {
    this.sorted ??= this.words.toSorted((one, other) => (one < other ? -1 : 1));
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] ?? '') < typed) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    const begun = this.sorted.slice(low);
    const end = begun.findIndex((word) => !word.startsWith(typed));
    return begun
      .slice(0, end < 0 ? begun.length : end)
      .reduce<string | undefined>(
        (shortest, word) => (shortest === undefined || word.length < shortest.length ? word : shortest),
        undefined,
      );
  }

  /** The words that have most trigrams in common with another. */
  near(typed: string, count: number): string[] {
    const trigrams = trigramsOf(typed);
    const shared = new Map<number, number>();
    for (const trigram of trigrams) {
      for (const at of this.byTrigram.get(trigram) ?? []) {
        shared.set(at, (shared.get(at) ?? 0) + 1);
      }
    }
    return [...shared]
      .map(([at, both]) => ({ at, likeness: both / (trigrams.length + (this.trigrams[at] ?? 0) - both) }))
      .toSorted((one, other) => other.likeness - one.likeness)
      .slice(0, count)
      .map(({ at }) => this.words[at] ?? '');
  }
}
