import { LRUCache } from 'lru-cache';
import type { IdSet } from '../engine/id-set.js';
import type { Field, JobIndex } from './job-index.js';
import { hasTerms, jobsWith, type Terms } from './terms.js';

interface Kept {
  terms: Terms;
  field: Field;
  jobs: IdSet;
  /** How many numbers were taken when it was looked at last. */
  size: number;
}

/**
 * The jobs of parts, which searches have in common: towns, occupations and their other words. As jobs are taken up, only those
 * parts are looked up anew that one of them has.
 */
export class KeptParts {
  private readonly parts: LRUCache<string, Kept>;

  constructor(
    private readonly index: JobIndex,
    maxBytes: number,
  ) {
    this.parts = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ jobs }, key) => jobs.bytes + 2 * key.length,
    });
  }

  /** The jobs that are kept under a key, as the index is now. */
  get(key: string): IdSet | undefined {
    const kept = this.parts.get(key);
    if (!kept || this.isUpToDate(kept)) {
      return kept?.jobs;
    }
    return this.look(key, kept);
  }

  /** Looks up jobs and keeps them. */
  look(key: string, { terms, field }: Pick<Kept, 'terms' | 'field'>): IdSet {
    const jobs = jobsWith(terms, field, this.index);
    this.parts.set(key, { terms, field, jobs, size: this.index.size });
    return jobs;
  }

  private isUpToDate(kept: Kept): boolean {
    const added = this.index.addedSince(kept.size);
    if (!added || added.some((number) => hasTerms(number, kept.terms, kept.field, this.index))) {
      return false;
    }
    kept.size = this.index.size;
    return true;
  }
}
