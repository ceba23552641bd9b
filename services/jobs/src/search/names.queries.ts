import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { readTerms, type SearchTerms } from './language/search-terms.js';
import { type KnownName, possibleNames, understand, type Understanding } from './language/understanding.js';
import { Stems } from './stems.js';

/** Names by their key, each key's as JSON text: a fifth of what they take as objects. */
type AllNames = ReadonlyMap<string, string>;
type Named = Map<string, readonly KnownName[]>;

/** Of some 50,000 names those that searches have. */
const mostParsed = 2000;

/** Reads searches with the names in the database. Only a migration changes them, so that a process reads them once. */
@Injectable()
export class NameQueries {
  private all: AllNames | undefined = undefined;
  /** Related occupations by their sign. */
  private near: ReadonlyMap<string, readonly string[]> | undefined = undefined;
  private reading: Promise<void> | undefined = undefined;
  private readonly parsed = new LRUCache<string, readonly KnownName[]>({ max: mostParsed });

  constructor(
    private readonly dataSource: DataSource,
    private readonly stems: Stems,
  ) {}

  async understand(search: string): Promise<Understanding> {
    const [understanding] = await this.understandAll([search]);
    return understanding as Understanding;
  }

  /** Several at once, in their order. */
  async understandAll(searches: readonly string[]): Promise<Understanding[]> {
    const read = searches.map(readTerms);
    const names = await (this.all ? this.inMemory(read, this.all) : this.inDatabase(read));
    return read.map((terms) => understand(terms, names));
  }

  /** The occupations near those of some signs, as signs. */
  async related(signs: readonly string[]): Promise<string[]> {
    const { near } = this;
    if (near) {
      return [...new Set(signs.flatMap((sign) => near.get(sign) ?? []))];
    }
    const rows: { sign: string }[] = await this.dataSource.query(
      `SELECT DISTINCT unnest(related) AS sign FROM related_occupations WHERE sign = ANY ($1)`,
      [signs],
    );
    return rows.map(({ sign }) => sign);
  }

  /** Reads all names into memory (some 10 MB), so that searches need not ask for them. */
  readAll(): Promise<void> {
    this.reading ??= this.readNow();
    return this.reading;
  }

  private async readNow(): Promise<void> {
    const names: { key: string; names: string }[] = await this.dataSource.query(
      `SELECT key, json_agg(json_build_object('kind', kind, 'means', means, 'says', says, 'phrases', phrases, 'label', label)
         ORDER BY kind)::text AS names
       FROM search_names GROUP BY key`,
    );
    const near: { sign: string; related: string[] }[] = await this.dataSource.query(
      `SELECT sign, related FROM related_occupations`,
    );
    this.near = new Map(near.map(({ sign, related }) => [sign, related]));
    this.all = new Map(names.map(({ key, names: text }) => [key, text]));
  }

  private async inMemory(read: readonly SearchTerms[], all: AllNames): Promise<Named> {
    const segments = read.flatMap(({ alternatives }) => alternatives.flat());
    const stemsOf = await this.stems.of(segments.flatMap((segment) => ('words' in segment ? segment.words : [])));
    return new Map(
      read.flatMap(possibleNames).flatMap((text): [string, readonly KnownName[]][] => {
        const key = text.split(' ').flatMap(stemsOf).join(' ');
        const found = all.get(key);
        return found === undefined ? [] : [[text, this.namesOf(key, found)]];
      }),
    );
  }

  private namesOf(key: string, json: string): readonly KnownName[] {
    const known = this.parsed.get(key);
    if (known) {
      return known;
    }
    const names = JSON.parse(json) as readonly KnownName[];
    this.parsed.set(key, names);
    return names;
  }

  private async inDatabase(read: readonly SearchTerms[]): Promise<Named> {
    const rows: (KnownName & { text: string })[] = await this.dataSource.query(
      `SELECT typed.text, name.kind, name.means, name.says, name.phrases, name.label
       FROM unnest($1::text[]) AS typed (text) JOIN search_names AS name ON name.key = name_key(typed.text)
       ORDER BY name.kind`,
      [[...new Set(read.flatMap(possibleNames))]],
    );
    const names: Named = new Map();
    for (const { text, ...name } of rows) {
      names.set(text, [...(names.get(text) ?? []), name]);
    }
    return names;
  }
}
