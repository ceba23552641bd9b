import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { type Condition, type JobFilters, rowCondition } from '../job-filters.js';
import { Parameters } from '../parameters.js';
import { versionSql } from '../search-scope.queries.js';
import { IdSet } from './id-set.js';
import { between, readIds, sentIds, sentTogether } from './sent-ids.js';
import { conditionsOf, fitting, type Wanted, wantedOf } from './wanted.js';

/** The jobs of one condition, as they were in a snapshot of the database. */
interface CachedSet {
  set: IdSet;
  snapshot: string;
  /** The state of the rows in that snapshot; a greater number is a later one. */
  version: bigint;
}

interface Read {
  snapshot: string;
  version: string;
  /** False when changes since the oldest snapshot are not known any more, or too many to look at one by one. */
  follows: boolean;
  changed: string;
  sets: string;
}

/** Finds the jobs of what is wanted among the sets that were read for it. */
export type Reader = (wanted: Wanted) => IdSet;

const megabyte = 1024 * 1024;
/** Some thousand conditions among 200,000 jobs. */
const mostBytes = 64 * megabyte;
/** With more changed rows than this a condition is looked up anew. */
const mostChanges = 500;
const keys = new WeakMap<Condition, string>();
const keyOf = (condition: Condition): string => {
  const parameters = new Parameters();
  const key = keys.get(condition) ?? `${condition(parameters)} ${JSON.stringify(parameters.values)}`;
  keys.set(condition, key);
  return key;
};

/** Rows that changed after a snapshot; nobody sees them before their transaction ends. */
const changesSince = (snapshot: string): string => `
  SELECT DISTINCT job_id FROM search_changes
  WHERE changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot) AND NOT pg_visible_in_snapshot(changed_in, ${snapshot}::pg_snapshot)
  LIMIT ${mostChanges + 1}`;

/**
 * Keeps which jobs fit each single condition of searches (a word, a place, a filter), so that what several have in common
 * is counted in memory. Sets are read for a reader, which compares many ways to ask; what is asked for in one way the text
 * index finds sooner than all jobs of a common word can be sent. Afterwards only the rows that changed are looked at, by the
 * log of changes. All sets of one answer are of one snapshot, at least as new as the version that was asked for.
 */
@Injectable()
export class MatchSets {
  private readonly cache = new LRUCache<string, CachedSet>({
    maxSize: mostBytes,
    sizeCalculation: ({ set }, key) => set.bytes + key.length + 200,
  });

  constructor(private readonly dataSource: DataSource) {}

  /** The jobs of each of some filters, all as the rows were at one moment, at `version` or later. */
  async of(asked: readonly JobFilters[], version: string): Promise<IdSet[]> {
    const wanted = asked.map(wantedOf);
    const conditions = new Map(wanted.flatMap(conditionsOf).map((condition) => [keyOf(condition), condition]));
    const sets = this.known([...conditions.keys()], BigInt(version));
    if (sets) {
      return wanted.map((one) => fitting(one, (condition) => sets.get(keyOf(condition)) ?? IdSet.none));
    }
    const parameters = new Parameters();
    const columns = asked.map((filters) =>
      sentIds(`SELECT job_id FROM job_search WHERE ${rowCondition(filters, parameters)}`),
    );
    const [row] = await this.dataSource.query<{ sets: string }[]>(
      `SELECT ${sentTogether(columns)} AS sets`,
      parameters.values,
    );
    return (row?.sets.split(between) ?? []).map((sent) => IdSet.of(readIds(sent)));
  }

  /** What it takes to find any of these, condition by condition, as the rows are at `version` or later. */
  async reader(asked: readonly Wanted[], version: string): Promise<Reader> {
    const conditions = new Map(asked.flatMap(conditionsOf).map((condition) => [keyOf(condition), condition]));
    const sets = this.known([...conditions.keys()], BigInt(version)) ?? (await this.read(conditions));
    return (wanted) => fitting(wanted, (condition) => sets.get(keyOf(condition)) ?? IdSet.none);
  }

  /** The sets, when all are cached and of one and the same state that is new enough. */
  private known(keys: readonly string[], version: bigint): Map<string, IdSet> | undefined {
    const found = keys.map((key) => [key, this.cache.get(key)] as const);
    const state = found[0]?.[1]?.version ?? version;
    return state >= version && found.every(([, cached]) => cached?.version === state)
      ? new Map(found.flatMap(([key, cached]) => (cached ? [[key, cached.set] as const] : [])))
      : undefined;
  }

  private async read(conditions: ReadonlyMap<string, Condition>): Promise<Map<string, IdSet>> {
    const cached = new Map(
      [...conditions.keys()].flatMap((key) => {
        const one = this.cache.get(key);
        return one ? [[key, one] as const] : [];
      }),
    );
    return (await this.readFrom(conditions, cached)) ?? (await this.readFrom(conditions, new Map())) ?? new Map();
  }

  /** One statement, so one snapshot: new conditions are looked up, of cached ones the changed rows; undefined when that is too late. */
  private async readFrom(
    conditions: ReadonlyMap<string, Condition>,
    cached: ReadonlyMap<string, CachedSet>,
  ): Promise<Map<string, IdSet> | undefined> {
    const parameters = new Parameters();
    const oldest = [...cached.values()].toSorted((one, other) => (one.version < other.version ? -1 : 1))[0];
    const since = parameters.add(oldest?.snapshot ?? null);
    const columns = [...conditions].map(([key, condition]) =>
      sentIds(`SELECT job_id FROM ${cached.has(key) ? 'changed' : 'job_search'} WHERE ${condition(parameters)}`),
    );
    const [row] = await this.dataSource.query<Read[]>(
      `WITH changes AS MATERIALIZED (${changesSince(since)}),
       changed AS MATERIALIZED (SELECT now.* FROM changes,
         LATERAL (SELECT * FROM job_search WHERE job_search.job_id = changes.job_id OFFSET 0) AS now)
       SELECT pg_current_snapshot()::text AS snapshot, ${versionSql} AS version,
         ${
           oldest
             ? `(SELECT forgotten < pg_snapshot_xmin(${since}::pg_snapshot) FROM search_state)
           AND (SELECT count(*) FROM changes) <= ${mostChanges}`
             : 'true'
         } AS follows,
         ${sentIds('SELECT job_id FROM changes')} AS changed, ${sentTogether(columns)} AS sets`,
      parameters.values,
    );
    if (!row?.follows) {
      return undefined;
    }
    const { snapshot } = row;
    const version = BigInt(row.version);
    const changed = IdSet.of(readIds(row.changed));
    const sent = row.sets.split(between);
    return new Map(
      [...conditions.keys()].map((key, at) => {
        const fresh = IdSet.of(readIds(sent[at] ?? ''));
        const before = cached.get(key)?.set;
        const set = before ? before.minus(changed).or(fresh) : fresh;
        const newest = this.cache.get(key);
        if (!newest || newest.version <= version) {
          this.cache.set(key, { set, snapshot, version });
        }
        return [key, set];
      }),
    );
  }
}
