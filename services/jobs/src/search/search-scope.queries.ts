import { Injectable } from '@nestjs/common';
import { ReadSource } from '@workboard/service-kit';
import type { ListJobs } from '@workboard/contracts';
import { type KnownRun, meantValues, type Run, runsOf } from './filter-values.js';
import { type JobFilters, plainFilters } from './job-filters.js';

/** A list's filters in stored values, and the state of the searched rows they were looked up in. */
export interface SearchScope {
  /** Grows with every change of the searched rows; the same number means the same rows. */
  version: string;
  filters: JobFilters;
}

/** What texts mean for a filter; null for those that mean nothing. */
type Meanings = Map<string, KnownText | null>;
const kinds = ['locations', 'industries'] as const;
type Kind = (typeof kinds)[number];
/** More are not remembered: somebody makes them up. */
const mostMeanings = 5000;

interface KnownText {
  text: string;
  values: string[];
  exact: string | null;
}

/** A known place is a whole word: Oro is no part of Morobe. Anything else may be a part of one, while it is typed. */
const matchesOf = (kind: string, texts: string) => `
  (SELECT coalesce(json_agg(json_build_object('text', wanted.text, 'values', found.values, 'exact', found.exact)), '[]')
   FROM unnest(${texts}::text[]) AS wanted (text), LATERAL (
     SELECT array_agg(value) AS values, max(value) FILTER (WHERE value = lower(wanted.text)) AS exact FROM facet_values,
       LATERAL (SELECT ARRAY(SELECT unnest(means) FROM search_names AS name
         WHERE name.kind = 'place' AND name.key = name_key(wanted.text))) AS place (means)
     WHERE kind = '${kind}' AND (signs && place.means OR CASE WHEN place.means = '{}'
       THEN position(lower(wanted.text) IN value) > 0
       ELSE position(' ' || search_text(wanted.text) || ' ' IN ' ' || search_text(value) || ' ') > 0 END)) AS found
   WHERE found.values IS NOT NULL)`;

/** Ids or whole names win over names that only contain what was asked for. */
const isNamed = `(id::text = ANY ($4) OR lower(name) = ANY (SELECT lower(unnest($4::text[]))))`;

/** How many times over the rows have changed: deltas folded and still open (see migration 0002). */
export const versionSql = `((SELECT folded FROM search_state) + (SELECT count(*) FROM facet_deltas))::text`;

/** The list's parameter of each. */
const queryOf = { locations: 'location', industries: 'industry' } as const;

const wantedTexts = (runs: readonly Run[]): string[] => [...new Set(runs.map(({ text }) => text))];
const knownRuns = (known: readonly KnownText[]): Map<string, KnownRun> =>
  new Map(known.map(({ text, values, exact }) => [text, { values, exact }]));
/** A pattern for LIKE. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Looks up what a list's filters mean. */
@Injectable()
export class SearchScopeQueries {
  /** What was looked up, and the state of the searched rows for which it holds. */
  private meanings: { version: string } & Record<Kind, Meanings> = {
    version: '',
    locations: new Map(),
    industries: new Map(),
  };

  constructor(private readonly source: ReadSource) {}

  async version(): Promise<string> {
    const rows: { version: string }[] = await this.source.query(`SELECT ${versionSql} AS version`);
    return rows[0]?.version ?? '';
  }

  /** The scope without asking, as it was when its texts were looked up last; whoever takes it compares the version. */
  remembered(query: ListJobs): SearchScope | undefined {
    const { version } = this.meanings;
    const known = kinds.map((kind) => this.knownOf(kind, runsOf(query[queryOf[kind]] ?? [])));
    const [locations, industries] = known;
    if (version === '' || !locations || !industries || this.companyFilter(query)[0]) {
      return undefined;
    }
    return { version, filters: this.filtersOf(query, { locations, industries, companies: null }) };
  }

  async of(query: ListJobs): Promise<SearchScope> {
    const locations = runsOf(query.location ?? []);
    const industries = runsOf(query.industry ?? []);
    const [isOfCompany, ...companies] = this.companyFilter(query);
    // Most searches have nothing to look up, and planning that takes longer than the rest.
    if (locations.length + industries.length === 0 && !isOfCompany) {
      const version = await this.version();
      this.remember(version, { locations: [], industries: [] });
      return { version, filters: plainFilters(query) };
    }
    const rows: { version: string; locations: KnownText[]; industries: KnownText[]; companies: number[] | null }[] =
      await this.source.query(
        `SELECT ${versionSql} AS version, ${matchesOf('location', '$1')} AS locations,
           ${matchesOf('industry', '$2')} AS industries,
           CASE WHEN $3::boolean THEN ARRAY(
             SELECT id FROM company_copies WHERE NOT deleted
               AND ($4::text[] IS NULL OR ${isNamed} OR (NOT EXISTS (
                 SELECT FROM company_copies WHERE NOT deleted AND ${isNamed}) AND name ILIKE ANY ($7::text[])))
               AND ($5::text IS NULL OR name ILIKE $5) AND ($6::int IS NULL OR id = $6)
           ) END AS companies`,
        [wantedTexts(locations), wantedTexts(industries), isOfCompany, ...companies],
      );
    const [{ version, ...found } = { version: '', locations: [], industries: [], companies: null }] = rows;
    this.remember(version, { locations, industries }, found);
    return { version, filters: this.filtersOf(query, found) };
  }

  private filtersOf(
    query: ListJobs,
    known: { locations: readonly KnownText[]; industries: readonly KnownText[]; companies: readonly number[] | null },
  ): JobFilters {
    const locations = runsOf(query.location ?? []);
    const sameIndustries = known.industries.flatMap(({ exact }) => (exact === null ? [] : [exact]));
    return {
      ...plainFilters(query),
      ...(locations.length > 0 ? { locations: meantValues(locations, knownRuns(known.locations)) } : {}),
      ...(query.industry?.length ? { industries: sameIndustries } : {}),
      ...(known.companies ? { companies: known.companies } : {}),
    };
  }

  /** What is remembered of texts; undefined unless all of them are. */
  private knownOf(kind: Kind, runs: readonly Run[]): KnownText[] | undefined {
    const found = wantedTexts(runs).map((text) => this.meanings[kind].get(text));
    return found.includes(undefined) ? undefined : found.filter((known) => known != null);
  }

  private remember(
    version: string,
    asked: Record<Kind, readonly Run[]>,
    found: Record<Kind, readonly KnownText[]> = { locations: [], industries: [] },
  ): void {
    const size = this.meanings.locations.size + this.meanings.industries.size;
    if (this.meanings.version !== version || size > mostMeanings) {
      this.meanings = { version, locations: new Map(), industries: new Map() };
    }
    for (const kind of kinds) {
      for (const text of wantedTexts(asked[kind])) {
        this.meanings[kind].set(text, found[kind].find((known) => known.text === text) ?? null);
      }
    }
  }

  private companyFilter({ company, companyName, companyId }: ListJobs): unknown[] {
    const named = company && company.length > 0 ? wantedTexts(runsOf(company)) : null;
    const part = companyName ? containing(companyName) : null;
    const isFiltered = named !== null || part !== null || companyId !== undefined;
    return [isFiltered, named, part, companyId ?? null, company?.map(containing) ?? null];
  }
}
