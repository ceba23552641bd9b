import { describe, expect, it } from '@jest/globals';
import { applicationOf } from '../testing/applications.js';
import { pngCases } from '../testing/png-cases.js';
import { EmbeddedScorer } from './embedded-scorer.js';

const scorer = new EmbeddedScorer(undefined, () => new Date('2026-06-01T00:00:00Z'));
const [{ job }] = pngCases as [(typeof pngCases)[0]];
const notesOf = (experience: string) => scorer.assess(job, applicationOf({ skills: [], experience })).notes ?? [];

describe('notes on a work history', () => {
  it('quote the two lines whose dates overlap', () => {
    const lines = ['Electrician, Hornibrook, Lae, 2014 - 2019', 'Storeman, Boroko Motors, Port Moresby, 2016 - 2021'];
    expect(notesOf(lines.join('\n'))).toEqual([{ kind: 'overlapping-dates', quotes: lines }]);
  });

  it.each([
    ['jobs that follow each other', 'Electrician, Hornibrook, 2014 - 2019\nStoreman, Boroko Motors, 2019 - 2021'],
    [
      'a year that ends one and begins the next',
      'Electrician, Hornibrook, 2014 - 2019\nStoreman, Boroko Motors, 2018 - 2021',
    ],
    ['a placement beside the job', 'Electrician, Hornibrook, 2014 - 2019\nTrainee linesman, PNG Power, 2016 - 2018'],
    ['the same line twice', 'Electrician, Hornibrook, 2014 - 2019\nElectrician, Hornibrook, 2014 - 2019'],
  ])('say nothing of %s', (_, experience) => {
    expect(notesOf(experience)).toEqual([]);
  });

  it('count many employers in two years', () => {
    const lines = ['Cook', 'Driver', 'Storeman', 'Welder', 'Cleaner', 'Guard'].map(
      (name, at) => `${name}, Firm ${name} Ltd, ${2020 + Math.floor(at / 3)} - ${2020 + Math.floor(at / 3)}`,
    );
    expect(notesOf(lines.join('\n'))).toEqual([{ kind: 'many-employers', quotes: lines.slice(0, 4) }]);
  });

  it('change no score', () => {
    const [one, other] = ['2014 - 2019', '2016 - 2021'].map((years) => `Electrician, Hornibrook, Lae, ${years}`);
    const both = scorer.assess(job, applicationOf({ skills: [], experience: `${one}\n${other}` }));
    const alone = scorer.assess(job, applicationOf({ skills: [], experience: `${one}` }));
    expect(both.notes).toHaveLength(1);
    expect(both.score).toBeGreaterThanOrEqual(alone.score);
  });
});
