import { describe, expect, it } from '@jest/globals';
import { dice } from '../../testing/search-checks.js';
import { JobIndex } from './job-index.js';
import { KeptParts } from './kept-parts.js';
import { jobsWith, type Terms } from './terms.js';

const words = ['lae', 'nurs', 'cook', 'weld', 'driver', 'night'] as const;

const asked: Record<string, Terms> = {
  lae: 'lae',
  both: { all: ['lae', 'nurs'] },
  either: { any: ['cook', { all: ['weld', 'night'] }] },
  nothing: { all: [] },
  unheard: { any: ['florist'] },
};

const idsOf = (set: ReturnType<typeof jobsWith>) => [set.size, ...set.newest(set.size)];

describe('kept parts', () => {
  const roll = dice(20_261_127);
  const index = new JobIndex();
  let jobId = 0;
  const takeUp = (count: number) => {
    for (let at = 0; at < count; at += 1) {
      jobId += 1;
      const body = words.filter(() => roll(3) === 0).join(' ');
      index.add({
        jobId,
        document: '',
        body,
        title: '',
        createdAt: 0,
        closingDay: null,
        paidFrom: null,
        paidTo: null,
        values: {},
      });
    }
  };

  it('are those of the index after every job that is taken up, by one and by many', () => {
    takeUp(500);
    const parts = new KeptParts(index, 1024 * 1024);
    expect(parts.get('lae')).toBeUndefined();
    for (const [key, terms] of Object.entries(asked)) {
      parts.look(key, { terms, field: 'body' });
    }
    for (const count of [1, 0, 1, 1, 3, 30, 1, 300, 1]) {
      takeUp(count);
      for (const [key, terms] of Object.entries(asked)) {
        const kept = parts.get(key);
        expect([key, count, kept && idsOf(kept)]).toEqual([key, count, idsOf(jobsWith(terms, 'body', index))]);
      }
    }
  });

  it('stay the same object as long as no new job is among them', () => {
    const parts = new KeptParts(index, 1024 * 1024);
    const before = parts.look('unheard', { terms: { any: ['nurs', 'florist'] }, field: 'title' });
    takeUp(3);
    expect(parts.get('unheard')).toBe(before);
  });
});
