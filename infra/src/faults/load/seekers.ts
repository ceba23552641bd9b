import type { Application, JobAlert } from '@workboard/contracts';
import { isDone, persist, type Person } from './person.js';
import { ownerOf, profile, resumeForm, type Seeker, type World } from './world.js';

const letter = ({ canary }: World) =>
  `I have kept the books of a coffee exporter for seven years and would like to do so for you. ${canary}`;

/** Applies; now and then with a double click, or from two phones at once. */
export const apply = async (world: World): Promise<void> => {
  const { random, journal } = world;
  const { person, applications } = random.pick(world.seekers);
  const open = world.jobs.filter((job) => !applications.has(job));
  if (open.length === 0) {
    return;
  }
  const jobId = random.pick(open);
  const owner = ownerOf(world, jobId);
  if (!owner) {
    return;
  }
  const maybe = { jobId, userId: person.id };
  journal.promise('maybe applied', maybe);
  const send = async (browser: Person, key: string) => {
    const reply = await persist(() =>
      browser.send<Application>('apply', 'POST', '/api/applications', {
        body: { jobId, coverLetter: letter(world) },
        key,
      }),
    );
    if (isDone(reply)) {
      const { id } = reply.body;
      applications.set(jobId, id);
      const [email, employerEmail] = [person.email, owner.person.email];
      journal.promise('applied', { id, jobId, userId: person.id, email, employerEmail });
    }
  };
  const keys = random.chance(0.25) ? [world.unique(), world.unique(), world.unique()] : [world.unique()];
  await Promise.all(keys.map((key) => send(person.copy(), `fault-${key}`)));
};

const someApplication = ({ random, seekers }: World): { seeker: Seeker; jobId: number; id: number } | null => {
  const seeker = random.pick(seekers);
  const entry = random.pick([...seeker.applications, [0, 0] as const]);
  return entry[0] === 0 ? null : { seeker, jobId: entry[0], id: entry[1] };
};

export const withdraw = async (world: World): Promise<void> => {
  const chosen = someApplication(world);
  if (chosen) {
    const { seeker, id } = chosen;
    world.journal.promise('withdrawn', { id });
    await seeker.person.send('withdraw', 'POST', `/api/applications/${id}/withdraw`);
  }
};

export const removeApplication = async (world: World): Promise<void> => {
  const chosen = someApplication(world);
  if (chosen) {
    const { seeker, jobId, id } = chosen;
    const reply = await seeker.person.send('delete application', 'DELETE', `/api/applications/${id}`);
    // Without an answer it may be gone.
    if (reply.status === null || reply.status === 503 || isDone(reply)) {
      world.journal.promise('application deleted', { id });
      seeker.applications.delete(jobId);
    }
  }
};

/** Keeps a job, or forgets it. */
export const save = async ({ random, seekers, jobs, journal }: World): Promise<void> => {
  const { person, saved } = random.pick(seekers);
  const [first] = saved;
  if (saved.size > 3 && first !== undefined) {
    saved.delete(first);
    journal.promise('unsaved', { userId: person.id, jobId: first });
    await person.send('unsave', 'DELETE', `/api/saved-jobs/${first}`);
    return;
  }
  if (jobs.length > 0) {
    const jobId = random.pick(jobs);
    const replies = await Promise.all(
      Array.from({ length: random.int(1, 2) }, () =>
        person.copy().send('save', 'POST', '/api/saved-jobs', { body: { jobId } }),
      ),
    );
    if (replies.some(isDone)) {
      saved.add(jobId);
      journal.promise('saved', { userId: person.id, jobId });
    }
  }
};

/** What a seeker looks at. */
export const lookAround = async ({ random, seekers }: World): Promise<void> => {
  const { person } = random.pick(seekers);
  const paths = ['/api/applications', '/api/auth/me', '/api/saved-jobs', '/api/job-alerts', '/api/interviews'];
  await person.send('look around', 'GET', random.pick(paths));
};

export const upload = async (world: World): Promise<void> => {
  const { person } = world.random.pick(world.seekers);
  const reply = await person.send('upload', 'POST', '/api/upload/resume', { form: resumeForm(world) });
  if (isDone(reply)) {
    world.journal.promise('resume', { userId: person.id });
  }
};

export const editProfile = async (world: World): Promise<void> => {
  const { person } = world.random.pick(world.seekers);
  await person.send('edit profile', 'PUT', `/api/users/${person.id}`, { body: profile(world) });
};

export const setAlert = async ({ random, seekers, journal }: World): Promise<void> => {
  const { person } = random.pick(seekers);
  const keywords = [random.pick(['nurse', 'driver', 'teacher', 'accounts', 'fitter'])];
  const frequency = random.pick(['immediate', 'daily']);
  const body = { title: `Alert ${keywords[0]}`, keywords, frequency };
  const reply = await person.send<JobAlert>('set alert', 'POST', '/api/job-alerts', { body });
  if (isDone(reply)) {
    journal.promise('alert', { id: reply.body.id, userId: person.id });
  }
};

export const dropAlert = async ({ random, seekers }: World): Promise<void> => {
  const { person } = random.pick(seekers);
  const list = await person.send<JobAlert[]>('look around', 'GET', '/api/job-alerts');
  if (isDone(list) && list.body.length > 2) {
    await person.send('drop alert', 'DELETE', `/api/job-alerts/${random.pick(list.body).id}`);
  }
};
