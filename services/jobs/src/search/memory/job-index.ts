import { IdSet } from '../engine/id-set.js';
import { lowerBound } from '../engine/lower-bound.js';
import { PostingList } from './posting-list.js';

/** A public job as the index takes it up. */
export interface IndexedJob {
  jobId: number;
  /** Words and signs of title, company, place and skills as text of a tsvector, and all its words and signs, divided by spaces. */
  document: string;
  body: string;
  title: string;
  /** Seconds since 1970, to the microsecond, so that jobs stand in the order that they have in Postgres. */
  createdAt: number;
  /** Days since 1970; null without a closing date. */
  closingDay: number | null;
  paidFrom: number | null;
  paidTo: number | null;
  /** Values of the columns that lists are filtered by. */
  values: Readonly<Record<string, string | number>>;
}

/** Where a word stands: anywhere, in title, company, place and skills, in the title, in company and place. */
export const fields = ['body', 'document', 'title', 'near'] as const;
export type Field = (typeof fields)[number];

/** Amounts that are not known. */
const unknown = -1;
const firstJobs = 1024;
const growth = 1.5;
/** With more jobs that came or went, all are looked through anew. */
const mostCompared = 200;

const grown = <A extends Uint32Array | Int32Array | Uint16Array | Float64Array>(array: A, length: number): A => {
  if (length <= array.length) {
    return array;
  }
  const larger = new (array.constructor as new (length: number) => A)(Math.ceil(length * growth));
  larger.set(array);
  return larger;
};

/** A number for a title, so that equal ones are known without keeping them (FNV-1a). */
export const titleKey = (title: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < title.length; at += 1) {
    hash = Math.imul(hash ^ title.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
};

/** A copy of its own: a part of a text would keep the whole text alive. */
const ownText = (text: string): string => Buffer.from(text).toString();

/**
 * Which public jobs have which words, as lists of their numbers. Numbers go up as jobs are taken up; a job that changes gets
 * a new one, and its old one is among `gone`.
 */
export class JobIndex {
  private readonly lists: Record<Field, Map<string, PostingList>> = {
    body: new Map(),
    document: new Map(),
    title: new Map(),
    near: new Map(),
  };
  private readonly titled = new Map<number, PostingList>();
  private readonly columns = new Map<string, Map<string | number, PostingList>>();
  private jobIds = new Uint32Array(firstJobs);
  private created = new Float64Array(firstJobs);
  private closing = new Uint16Array(firstJobs);
  private paidFrom = new Int32Array(firstJobs);
  private paidTo = new Int32Array(firstJobs);
  /** The numbers of jobs whose ids did not come in ascending order. */
  private readonly renumbered = new Map<number, number>();
  private ascending = 0;
  private readonly goneNumbers = new Set<number>();
  private readonly goneInOrder: number[] = [];
  private goneSet: IdSet | undefined = undefined;
  private count = 0;

  /** How many numbers are taken, of jobs that are gone, too. */
  get size(): number {
    return this.count;
  }

  get gone(): IdSet {
    this.goneSet ??= IdSet.of(this.goneNumbers);
    return this.goneSet;
  }

  add(job: IndexedJob): void {
    const number = this.count;
    this.count += 1;
    this.makeRoom(this.count);
    if (this.ascending === number && (number === 0 || (this.jobIds[number - 1] ?? 0) < job.jobId)) {
      this.ascending = this.count;
    } else {
      this.renumbered.set(job.jobId, number);
    }
    this.jobIds[number] = job.jobId;
    addTo(this.titled, titleKey(job.title), number);
    this.created[number] = job.createdAt;
    this.closing[number] = job.closingDay ?? 0;
    this.paidFrom[number] = job.paidFrom ?? unknown;
    this.paidTo[number] = job.paidTo ?? unknown;
    for (const [column, value] of Object.entries(job.values)) {
      const lists = this.columns.get(column) ?? new Map<string | number, PostingList>();
      this.columns.set(column, lists);
      addTo(lists, value, number);
    }
    for (const word of job.body.split(' ')) {
      addTo(this.lists.body, word, number);
    }
    for (const entry of job.document.split(' ')) {
      // 'stem':1A,7C
      const end = entry.lastIndexOf("'");
      const stem = entry.slice(1, end);
      addTo(this.lists.document, stem, number);
      if (entry.includes('A', end)) {
        addTo(this.lists.title, stem, number);
      }
      if (entry.includes('B', end)) {
        addTo(this.lists.near, stem, number);
      }
    }
  }

  remove(jobId: number): void {
    const number = this.numberOf(jobId);
    if (number !== undefined) {
      this.goneNumbers.add(number);
      this.goneInOrder.push(number);
      this.goneSet = undefined;
    }
  }

  /** The jobs that have a word or sign, those that are gone, too. */
  having(field: Field, stem: string): IdSet {
    return this.lists[field].get(stem)?.set ?? IdSet.none;
  }

  /** The jobs with one of some titles, as `titleKey` has them. */
  havingTitle(keys: readonly number[]): IdSet {
    return IdSet.either(keys.map((key) => this.titled.get(key)?.set ?? IdSet.none));
  }

  /** The jobs with one of some values in a column. */
  valued(column: string, values: readonly (string | number)[]): IdSet {
    if (column === 'job_id') {
      return IdSet.of(values.flatMap((jobId) => this.numberOf(Number(jobId)) ?? []));
    }
    const lists = this.columns.get(column);
    return IdSet.either(values.map((value) => lists?.get(value)?.set ?? IdSet.none));
  }

  /** Whether one job has one of some values in a column. */
  hasValue(number: number, column: string, values: readonly (string | number)[]): boolean {
    if (column === 'job_id') {
      return values.includes(this.jobId(number));
    }
    const lists = this.columns.get(column);
    return values.some((value) => lists?.get(value)?.set.has(number));
  }

  /** The numbers of jobs that came after there were so many; undefined where they are too many to look at one by one. */
  addedSince(size: number): number[] | undefined {
    const length = this.count - size;
    return length > mostCompared ? undefined : Array.from({ length }, (_, at) => size + at);
  }

  /** The same with those that went after so many were gone. */
  changedSince({ size, gone }: { size: number; gone: number }): number[] | undefined {
    const added = this.addedSince(size);
    return added && added.length + this.goneInOrder.length - gone <= mostCompared
      ? [...added, ...this.goneInOrder.slice(gone)]
      : undefined;
  }

  /** All that were not taken down. */
  get everyJob(): IdSet {
    return IdSet.ofSorted(Uint32Array.from({ length: this.count }, (_, number) => number)).minus(this.gone);
  }

  /** Whether the pay of a job overlaps a range. */
  isPaid(number: number, { from, to }: { from: number; to: number | undefined }): boolean {
    const [least, most] = [this.paidFrom[number] ?? unknown, this.paidTo[number] ?? unknown];
    return most !== unknown && most >= from && (to === undefined || least <= to);
  }

  jobId(number: number): number {
    return this.jobIds[number] ?? 0;
  }

  /** Seconds since 1970. */
  createdAt(number: number): number {
    return this.created[number] ?? 0;
  }

  /** Days since 1970, 0 without a closing date. */
  closingDay(number: number): number {
    return this.closing[number] ?? 0;
  }

  /** The number of a job that is not gone. */
  numberOf(jobId: number): number | undefined {
    const later = this.renumbered.get(jobId);
    if (later !== undefined) {
      return this.goneNumbers.has(later) ? undefined : later;
    }
    const low = lowerBound(this.jobIds, jobId, 0, this.ascending);
    return low < this.ascending && this.jobIds[low] === jobId && !this.goneNumbers.has(low) ? low : undefined;
  }

  /** Some bytes of memory: numbers and the objects that hold them. */
  get bytes(): number {
    let bytes = 0;
    for (const lists of [...Object.values(this.lists), ...this.columns.values(), this.titled]) {
      for (const list of lists.values()) {
        bytes += list.bytes;
      }
    }
    const columns = [this.jobIds, this.created, this.closing, this.paidFrom, this.paidTo];
    return bytes + columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  private makeRoom(length: number): void {
    if (length > this.jobIds.length) {
      this.jobIds = grown(this.jobIds, length);
      this.created = grown(this.created, length);
      this.closing = grown(this.closing, length);
      this.paidFrom = grown(this.paidFrom, length);
      this.paidTo = grown(this.paidTo, length);
    }
  }
}

const addTo = <K extends string | number>(lists: Map<K, PostingList>, key: K, number: number): void => {
  const list = lists.get(key);
  if (list) {
    list.add(number);
    return;
  }
  const first = new PostingList();
  first.add(number);
  lists.set((typeof key === 'string' ? ownText(key) : key) as K, first);
};
