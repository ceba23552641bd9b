import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { SearchEngine } from '../engine/engine.js';
import { PostgresEngine } from '../engine/postgres-engine.js';
import { readLanguageText } from '../language/language-data.js';
import { wordsOf } from '../language/words.js';
import { NameQueries } from '../names.queries.js';
import { Stems } from '../stems.js';
import { IndexRowQueries, type Moment } from './index-rows.queries.js';
import { JobIndex } from './job-index.js';
import { MemoryEngine } from './memory-engine.js';
import { MemoryWords } from './memory-words.js';
import { NearWords } from './near-words.js';

/** How much memory the index may take. */
export class IndexLimit {
  constructor(readonly bytes: number) {}
}

interface Kept {
  index: JobIndex;
  words: NearWords;
  engine: MemoryEngine;
  moment: Moment;
}

const batch = 500;
/** How often the memory is added up. */
const jobsBetweenLooks = 10_000;
/** Log entries of changes are forgotten after ten minutes, so that the index follows also while nobody searches. */
const followEveryMs = 60_000;
/** After a build that failed, or that would take too much memory. */
const restMs = 10 * 60_000;
/** A part of the numbers that jobs have left, after which the index is built anew. */
const mostGone = 0.25;
const fewGone = 1000;

/**
 * Answers from the index of the process when there is one, else from Postgres (docs/adr/0044-index-in-the-process.md). The
 * first search begins to build it beside the answers; afterwards it follows the log of changes.
 */
@Injectable()
export class EnginesService implements OnModuleDestroy {
  private readonly logger = new Logger('Search');
  private kept: Kept | undefined = undefined;
  private building: Promise<void> | undefined = undefined;
  private following: Promise<void> | undefined = undefined;
  private restUntil = 0;
  private isStopped = false;
  private readonly timer = setInterval(() => void this.followQuietly(), followEveryMs).unref();

  constructor(
    private readonly rows: IndexRowQueries,
    private readonly postgres: PostgresEngine,
    private readonly names: NameQueries,
    private readonly stems: Stems,
    private readonly limit: IndexLimit,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await Promise.allSettled([this.building, this.following]);
  }

  /** What answers at a version of the search rows or later. */
  async at(version: string): Promise<SearchEngine> {
    const wanted = BigInt(version);
    while (this.kept && this.kept.moment.version < wanted) {
      await this.follow();
    }
    if (!this.kept) {
      void this.build();
    }
    return this.kept?.engine ?? this.postgres;
  }

  /** The index, where it is just at a version of the search rows; one that is behind is brought up to it meanwhile. */
  indexAt(version: string): MemoryEngine | undefined {
    const { kept } = this;
    const wanted = BigInt(version);
    if (kept && kept.moment.version < wanted) {
      void this.followQuietly();
    }
    return kept?.moment.version === wanted ? kept.engine : undefined;
  }

  /** Builds the index, unless that goes on already; never fails. */
  build(): Promise<void> {
    if (this.limit.bytes > 0 && !this.isStopped && Date.now() >= this.restUntil) {
      this.building ??= this.buildNow()
        .catch((error: unknown) => {
          this.restUntil = Date.now() + restMs;
          this.logger.warn(`no index of the jobs for now: ${error instanceof Error ? error.message : String(error)}`);
        })
        .finally(() => {
          this.building = undefined;
        });
    }
    return this.building ?? Promise.resolve();
  }

  /** Bytes and numbers of the index; undefined while there is none. */
  get state(): { bytes: number; size: number } | undefined {
    return this.kept && { bytes: this.kept.index.bytes, size: this.kept.index.size };
  }

  private async buildNow(): Promise<void> {
    const moment = await this.rows.now();
    const [index, words] = [new JobIndex(), new NearWords()];
    await this.names.readAll();
    words.add(await this.rows.words());
    // Most searches are made of these words.
    await this.stems.of(new Set([...words.all, ...wordsOf(readLanguageText())]));
    for (let last = 0; ;) {
      const jobs = await this.rows.after(last, batch);
      for (const job of jobs) {
        index.add(job);
      }
      last = jobs.at(-1)?.jobId ?? last;
      if (this.isStopped) {
        return;
      }
      if (jobs.length === 0) {
        break;
      }
      if (index.size % jobsBetweenLooks === 0) {
        this.checkBytes(index);
      }
      await setImmediate();
    }
    this.checkBytes(index);
    const engine = new MemoryEngine(index, this.stems, this.postgres, new MemoryWords(index, words, this.stems));
    const followed = await this.followed({ index, words, engine, moment });
    if (!followed) {
      throw new Error('too much changed while it was built');
    }
    this.kept = followed;
  }

  private checkBytes(index: JobIndex): void {
    if (index.bytes > this.limit.bytes) {
      throw new Error(`${index.size} jobs take more than ${this.limit.bytes} bytes (SEARCH_INDEX_MB)`);
    }
  }

  /** One after the other: whoever comes meanwhile waits for the next. */
  private follow(): Promise<void> {
    this.following ??= this.followNow().finally(() => {
      this.following = undefined;
    });
    return this.following;
  }

  private async followNow(): Promise<void> {
    const before = this.kept;
    if (!before) {
      return;
    }
    const { index } = before;
    const looks = Math.floor(index.size / jobsBetweenLooks);
    const after = await this.followed(before);
    const isTooLarge = Math.floor(index.size / jobsBetweenLooks) > looks && index.bytes > this.limit.bytes;
    // A new one may have been built meanwhile.
    if (this.kept === before) {
      this.kept = isTooLarge ? undefined : after;
    }
    if (!this.kept || index.gone.size > index.size * mostGone + fewGone) {
      void this.build();
    }
  }

  private async followed(kept: Kept): Promise<Kept | undefined> {
    const changes = await this.rows.since(kept.moment);
    if (!changes) {
      return undefined;
    }
    const { changed, jobs, words, snapshot, version } = changes;
    for (const jobId of changed) {
      kept.index.remove(jobId);
    }
    for (const job of jobs) {
      kept.index.add(job);
    }
    kept.words.add(words);
    return { ...kept, moment: { snapshot, version } };
  }

  private async followQuietly(): Promise<void> {
    try {
      await this.follow();
    } catch {
      // The database is away: the next search finds out.
    }
  }
}
