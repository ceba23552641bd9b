import { Injectable } from '@nestjs/common';
import { ReadSource } from '@workboard/service-kit';
import type { Suggestion } from '@workboard/contracts';
import { type Place, placeSign, readPlaces } from '../language/language-data.js';
import { plainText, wordsOf } from '../language/words.js';

const most = { title: 5, company: 3, place: 3 } as const;
const shortest = 2;
/** So many last words may be the beginning of a place. */
const longestPlace = 3;

interface Begun {
  place: Place;
  /** What stands before the place. */
  before: string;
}

/** What a search that was begun may become. */
@Injectable()
export class SuggestionsService {
  private readonly places = readPlaces().map((place) => ({
    place,
    names: [place.label, ...place.others].map(plainText),
  }));

  constructor(private readonly source: ReadSource) {}

  /** Titles of public jobs that have the words, companies that hire, and places of jobs for the last words. */
  async for(typed: string): Promise<Suggestion[]> {
    const plain = plainText(typed);
    if (plain.length < shortest) {
      return [];
    }
    const [titles, companies, places] = await Promise.all([
      this.titles(plain),
      this.companies(typed.trim()),
      this.placesFor(wordsOf(typed)),
    ]);
    const found: Suggestion[] = [
      ...titles.map((text): Suggestion => ({ kind: 'title', text })),
      ...places.map((text): Suggestion => ({ kind: 'place', text })),
      ...companies.map((text): Suggestion => ({ kind: 'company', text })),
    ];
    const seen = new Set<string>();
    return found.filter(({ text }) => {
      const key = text.toLowerCase();
      return !seen.has(key) && seen.add(key);
    });
  }

  private async titles(plain: string): Promise<string[]> {
    const rows: { label: string }[] = await this.source.query(
      `SELECT label FROM search_titles
       WHERE to_tsvector('jobs.job_words', title) @@ to_tsquery('jobs.job_words', $1) AND jobs > 0
       ORDER BY starts_with(title, $2) DESC, jobs DESC, title LIMIT ${most.title}`,
      [`${plain.split(' ').join(' & ')}:*`, plain],
    );
    return rows.map(({ label }) => label);
  }

  private async companies(typed: string): Promise<string[]> {
    const pattern = typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
    const rows: { name: string }[] = await this.source.query(
      `SELECT name FROM company_copies AS company
       WHERE NOT deleted AND status = 'authorised' AND (name ILIKE $1 || '%' OR name ILIKE '% ' || $1 || '%')
         AND EXISTS (SELECT FROM job_search WHERE company_id = company.id)
       ORDER BY name ILIKE $1 || '%' DESC, length(name), name LIMIT ${most.company}`,
      [pattern],
    );
    return rows.map(({ name }) => name);
  }

  private async placesFor(words: readonly string[]): Promise<string[]> {
    const begun = this.begun(words);
    if (begun.length === 0) {
      return [];
    }
    const rows: { sign: string }[] = await this.source.query(
      `SELECT sign FROM unnest($1::text[]) AS sign
       WHERE EXISTS (SELECT FROM facet_values WHERE kind = 'location' AND signs @> ARRAY[sign])`,
      [begun.map(({ place }) => placeSign(place.code))],
    );
    const signs = new Set(rows.map(({ sign }) => sign));
    return begun
      .filter(({ place }) => signs.has(placeSign(place.code)))
      .slice(0, most.place)
      .map(({ place, before }) => [before, place.label].filter(Boolean).join(' '));
  }

  /** Places that the last words begin, those with the longest beginning first. */
  private begun(words: readonly string[]): Begun[] {
    for (let length = Math.min(longestPlace, words.length); length > 0; length -= 1) {
      const beginning = words.slice(-length).join(' ');
      const before = words.slice(0, -length).join(' ');
      const found =
        beginning.length < shortest
          ? []
          : this.places.filter(({ names }) => names.some((name) => name.startsWith(beginning)));
      if (found.length > 0) {
        return found.map(({ place }) => ({ place, before }));
      }
    }
    return [];
  }
}
