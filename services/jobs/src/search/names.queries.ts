import { Injectable } from '@nestjs/common';
import { LoadingCache } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { readTerms } from './language/search-terms.js';
import { type KnownName, possibleNames, understand, type Understanding } from './language/understanding.js';

const megabyte = 1024 * 1024;

/** Reads searches with the names in the database. */
@Injectable()
export class NameQueries {
  /** Only a migration changes the names, so that what was read stays true as long as the process runs. */
  private readonly read = new LoadingCache<Understanding>({
    name: 'names',
    maxBytes: 4 * megabyte,
    maxValueBytes: megabyte / 8,
    sizeOf: (understanding) => JSON.stringify(understanding).length,
  });

  constructor(private readonly dataSource: DataSource) {}

  async understand(search: string): Promise<Understanding> {
    return this.read.get(search, async () => {
      const [understanding] = await this.understandAll([search]);
      return understanding as Understanding;
    });
  }

  /** Several at once, in their order. */
  async understandAll(searches: readonly string[]): Promise<Understanding[]> {
    const read = searches.map(readTerms);
    const rows: (KnownName & { text: string })[] = await this.dataSource.query(
      `SELECT typed.text, name.kind, name.means, name.says, name.phrases, name.label
       FROM unnest($1::text[]) AS typed (text) JOIN search_names AS name ON name.key = name_key(typed.text)`,
      [[...new Set(read.flatMap(possibleNames))]],
    );
    const names = new Map<string, KnownName[]>();
    for (const { text, ...name } of rows) {
      names.set(text, [...(names.get(text) ?? []), name]);
    }
    return read.map((terms) => understand(terms, names));
  }

  /** The occupations near those of some signs, as signs. */
  async related(signs: readonly string[]): Promise<string[]> {
    const rows: { sign: string }[] = await this.dataSource.query(
      `SELECT DISTINCT unnest(related) AS sign FROM related_occupations WHERE sign = ANY ($1)`,
      [signs],
    );
    return rows.map(({ sign }) => sign);
  }
}
