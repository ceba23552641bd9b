import type { Job } from '@workboard/contracts';
import { isDone } from './person.js';
import type { World } from './world.js';

const searches = ['accounts', 'nurse lae', 'driver', 'diesel fitter', 'teacher goroka', 'manager'];
const places = ['Lae', 'Goroka', 'Port Moresby', 'Madang'];

interface ListAnswer {
  jobs: Job[];
  total: number;
}

/** Looks at lists as visitors do: filters, searches, pages, with totals. A total below what is shown is a lie. */
export const browse = async ({ visitor, random, journal }: World): Promise<void> => {
  const query = random.pick([
    'limit=20&includeTotal=true',
    `limit=20&includeTotal=true&location=${encodeURIComponent(random.pick(places))}`,
    `limit=20&includeTotal=true&offset=${random.int(0, 20)}`,
    `limit=10&workType=remote&includeTotal=true`,
    `limit=20&search=${encodeURIComponent(random.pick(searches))}&includeTotal=true`,
  ]);
  const list = await visitor.send<ListAnswer>('browse', 'GET', `/api/jobs?${query}`);
  if (isDone(list) && list.body.total < list.body.jobs.length) {
    journal.promise('lists seen', { wrong: `${query}: total ${list.body.total} of ${list.body.jobs.length} shown` });
  }
};

/** Reads one ad. */
export const read = async ({ visitor, random, jobs }: World): Promise<void> => {
  if (jobs.length > 0) {
    await visitor.send('read', 'GET', `/api/jobs/${random.pick(jobs)}`);
  }
};

/** Opens a page as a browser does, or what a search box asks while somebody types. */
export const look = async ({ visitor, random, jobs }: World): Promise<void> => {
  const paths = ['/jobs', '/', '/companies', '/api/companies?limit=20', '/api/jobs?limit=5&sortBy=salary'];
  await visitor.send(
    'look',
    'GET',
    random.pick([...paths, ...(jobs.length > 0 ? [`/jobs/${random.pick(jobs)}`] : [])]),
  );
};

/** Tries what the access matrix refuses, each in somebody else's name or in nobody's. */
export const trespass = async (world: World): Promise<void> => {
  const { random, visitor, seekers, employers } = world;
  const seeker = random.pick(seekers).person;
  const [one, other] = random.shuffle(employers);
  const forbidden = true;
  const tries = [
    () => visitor.send('trespass', 'GET', '/api/auth/me', { forbidden }),
    () => seeker.send('trespass', 'GET', '/api/admin/users', { forbidden }),
    () => seeker.send('trespass', 'GET', '/api/jobs/my-jobs', { forbidden }),
    () => random.pick(employers).person.send('trespass', 'GET', '/api/saved-jobs', { forbidden }),
  ];
  const victim = random.pick(seekers);
  if (victim.person !== seeker) {
    tries.push(() => seeker.send('trespass', 'GET', `/api/users/${victim.person.id}`, { forbidden }));
    const [application] = victim.applications.values();
    if (application !== undefined) {
      tries.push(() => seeker.send('trespass', 'DELETE', `/api/applications/${application}`, { forbidden }));
    }
  }
  const job = other?.jobs[0];
  if (one && job !== undefined) {
    const body = { title: 'Taken over' };
    tries.push(() => one.person.send('trespass', 'PUT', `/api/jobs/${job}`, { body, forbidden }));
    tries.push(() => one.person.send('trespass', 'POST', `/api/applications/rank/${job}`, { forbidden }));
  }
  await random.pick(tries)();
};
