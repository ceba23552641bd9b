import { beforeEach, describe, expect, it } from '@jest/globals';
import { type IndexedJob, JobIndex, titleKey } from './job-index.js';

const job = (jobId: number, more: Partial<IndexedJob> = {}): IndexedJob => ({
  jobId,
  document: `'lae':5B 'occ29' 'nurs':1A,7C 'payrol':9C`,
  body: 'lae occ29 nurs payrol ward',
  title: 'nurse',
  createdAt: 1_700_000_000 + jobId,
  closingDay: null,
  paidFrom: null,
  paidTo: null,
  values: { location: 'lae', company_id: 7 },
  ...more,
});

describe('the index of jobs', () => {
  let index: JobIndex;
  beforeEach(() => {
    index = new JobIndex();
    index.add(job(10));
    index.add(job(20, { document: `'cook':1A`, body: 'cook', title: 'cook', values: { location: 'daru' } }));
    index.add(job(30, { paidFrom: 20_000, paidTo: 40_000 }));
  });
  const idsOf = (set: ReturnType<JobIndex['having']>) =>
    set
      .minus(index.gone)
      .newest(set.size)
      .map((number) => index.jobId(number));

  it('knows where each word stands', () => {
    expect([idsOf(index.having('title', 'nurs')), idsOf(index.having('near', 'lae'))]).toEqual([
      [30, 10],
      [30, 10],
    ]);
    expect([idsOf(index.having('title', 'lae')), idsOf(index.having('document', 'ward'))]).toEqual([[], []]);
    expect([idsOf(index.having('body', 'ward')), idsOf(index.having('document', 'occ29'))]).toEqual([
      [30, 10],
      [30, 10],
    ]);
  });

  it('knows the values of columns, and pay that overlaps', () => {
    expect(idsOf(index.valued('location', ['daru', 'lae', 'nowhere']))).toEqual([30, 20, 10]);
    expect([idsOf(index.valued('company_id', [7])), idsOf(index.valued('level', ['senior']))]).toEqual([[30, 10], []]);
    expect(idsOf(index.valued('job_id', [30, 99]))).toEqual([30]);
    const paid = (from: number, to?: number) =>
      [10, 30].map((id) => index.isPaid(index.numberOf(id) ?? -1, { from, to }));
    expect([paid(0), paid(40_000), paid(40_001), paid(0, 19_999)]).toEqual([
      [false, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  it('gives a job that changes another number', () => {
    index.remove(10);
    index.add(job(10, { document: `'cook':1A`, body: 'cook', title: 'cook' }));
    expect([idsOf(index.having('body', 'nurs')), idsOf(index.having('body', 'cook'))]).toEqual([[30], [10, 20]]);
    expect(index.havingTitle([titleKey('cook')]).has(index.numberOf(10) ?? -1)).toBe(true);
    index.remove(10);
    index.remove(99);
    expect([index.numberOf(10), idsOf(index.having('body', 'cook')), idsOf(index.everyJob)]).toEqual([
      undefined,
      [20],
      [30, 20],
    ]);
  });

  it('takes some hundred bytes a job', () => {
    for (let jobId = 100; jobId < 20_100; jobId += 1) {
      index.add(job(jobId));
    }
    expect(index.bytes / index.size).toBeLessThan(60);
  });
});
