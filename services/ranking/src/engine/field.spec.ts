import { describe, expect, it } from '@jest/globals';
import { applicationOf } from '../testing/applications.js';
import { profileOf } from './criteria.js';
import { fieldFit } from './field.js';
import { passagesOf } from './passages.js';
import { type RankJob } from './types.js';
import { shippedVectors } from './vectors.js';

const vectors = shippedVectors();
const job: RankJob = {
  title: 'Welder',
  description: 'Welds steel frames and repairs pipes in a workshop.',
  requirements: [],
  responsibilities: ['Weld steel frames', 'Cut and join metal pipes'],
  skills: ['Arc welding'],
};
const field = profileOf(job, vectors).field.embedding;

const fitOf = (experience: string) => {
  const context = { names: new Set<string>(), jobStems: new Set<string>() };
  const application = applicationOf({ skills: [], experience, education: '' });
  const narrative = passagesOf({ application, answers: [], context, vectors, asOf: new Date('2026-06-01') });
  return fieldFit({ narrative: narrative.filter(({ role }) => role === 'narrative'), field, vectors });
};

describe('fieldFit', () => {
  const welding = 'Welded steel frames. Cut metal pipes with a torch. Joined pipes by arc welding.';

  it('tells who did more of the work from who did some, where both are of the field', () => {
    const some = fitOf(`${welding} Painted the workshop wall. Served meals in the canteen.`);
    const more = fitOf(welding);
    expect(some.fit).toBeGreaterThan(0.5);
    expect(more.share).toBeGreaterThan(some.share);
    expect(more.share).toBeLessThanOrEqual(1);
  });

  it('gives nothing for work of another field, or where the job says nothing that is known', () => {
    expect(fitOf('Served meals in a canteen. Washed dishes.').share).toBeLessThan(0.1);
    expect(fieldFit({ narrative: [], field: null, vectors })).toEqual({ fit: 0, share: 0 });
  });
});
