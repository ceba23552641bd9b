import { expect, it } from '@jest/globals';
import { allRoutes } from './index.js';

const writes = allRoutes
  .filter(({ route }) => route.method !== 'GET')
  .map(({ area, name, route }) => ({ call: `${area}.${name}`, ...route }));

/** What is done at a job without changing what everybody sees of it. */
const aside = ['jobs.advice', 'hiringTeams.save', 'review.saveCriteria', 'ranking.saveCriteria'];
/** What changes jobs or companies from elsewhere. */
const elsewhere = ['reviews.decide', 'uploads.companyLogo', 'uploads.adminLogo', 'uploads.removeLogo'];

it('every call that writes a job or a company says that it changes the lists, and no other does', () => {
  const below = writes
    .filter(({ path }) => /^\/(admin\/)?(jobs|companies)(\/|$)/.test(path))
    .map(({ call }) => call)
    .filter((call) => !aside.includes(call));
  const declared = writes.filter(({ changesLists }) => changesLists).map(({ call }) => call);
  expect(declared.toSorted()).toEqual([...below, ...elsewhere].toSorted());
});
