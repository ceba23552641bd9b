import type { Application, Interview, Job, RankResult } from '@workboard/contracts';
import sharp from 'sharp';
import { isDone, type Reply } from './person.js';
import { jobBody, type World } from './world.js';

const day = 86_400_000;
const statuses = ['reviewed', 'interviewing', 'offered', 'rejected'];
const fewestJobs = 10;

export const post = async (world: World): Promise<void> => {
  const { random, journal } = world;
  const employer = random.pick(world.employers);
  const sending = { body: jobBody(world), key: `fault-${world.unique()}` };
  const send = () => employer.person.send<Job>('post', 'POST', '/api/jobs', sending);
  let reply = await send();
  if (!isDone(reply)) {
    // The same key: whether the first one was heard of or not, there is one ad.
    reply = await send();
  }
  if (isDone(reply)) {
    const { id } = reply.body;
    journal.promise('posted', { id, companyId: employer.companyId });
    employer.jobs.push(id);
    world.jobs.push(id);
  }
};

const withJob = ({ random, employers }: World) => random.pick(employers.filter(({ jobs }) => jobs.length > 0));

export const edit = async (world: World): Promise<void> => {
  const { person, jobs } = withJob(world);
  const { title, location, workType } = jobBody(world);
  await person.send('edit', 'PUT', `/api/jobs/${world.random.pick(jobs)}`, { body: { title, location, workType } });
};

/** Decides about somebody who applied to one of the employer's own jobs. */
export const decide = async (world: World): Promise<void> => {
  const { random, journal } = world;
  const { person } = withJob(world);
  const list = await person.send<Application[]>('applicants', 'GET', '/api/applications');
  if (isDone(list) && list.body.length > 0) {
    const { id } = random.pick(list.body);
    const status = random.pick(statuses);
    const reply = await person.send('decide', 'PUT', `/api/applications/${id}`, { body: { status } });
    if (isDone(reply)) {
      journal.promise('decided', { id, status });
    }
  }
};

export const invite = async (world: World): Promise<void> => {
  const { random, journal } = world;
  const { person } = withJob(world);
  const list = await person.send<Application[]>('applicants', 'GET', '/api/applications');
  const open = isDone(list) ? list.body.filter(({ withdrawnAt, status }) => !withdrawnAt && status !== 'rejected') : [];
  if (open.length > 0) {
    const { id, user } = random.pick(open);
    const scheduledAt = new Date(Date.now() + random.int(2, 9) * day).toISOString();
    const body = { applicationId: id, scheduledAt };
    const key = `fault-${world.unique()}`;
    const reply = await person.send<Interview>('invite', 'POST', '/api/interviews', { body, key });
    if (isDone(reply)) {
      journal.promise('interview', { id: reply.body.id, applicationId: id, email: user.email ?? '' });
    }
  }
};

const wrongIn = ({ rankings }: RankResult): string | null => {
  const ids = new Set(rankings.map(({ applicationId }) => applicationId));
  if (ids.size !== rankings.length) {
    return 'somebody stands in it twice';
  }
  const scores = rankings.map(({ score }) => score);
  if (scores.some((score) => !(score >= 0 && score <= 100))) {
    return 'a score outside 0 to 100';
  }
  return rankings.every(({ rank }, at) => rank === at + 1) ? null : 'places that do not count from 1';
};

/** Ranks the applicants of a job, and looks whether what came can be right (I11). */
export const rank = async (world: World): Promise<void> => {
  const { person, jobs } = withJob(world);
  const jobId = world.random.pick(jobs);
  const path = `/api/applications/rank/${jobId}`;
  const reply: Reply<RankResult> = await person.send('rank', 'POST', path, { body: { limit: 50 } });
  if (isDone(reply)) {
    world.journal.promise('ranked', { jobId, wrong: wrongIn(reply.body) });
  }
};

export const lookAtDesk = async (world: World): Promise<void> => {
  const { person } = world.random.pick(world.employers);
  await person.send(
    'look at desk',
    'GET',
    world.random.pick(['/api/jobs/my-jobs', '/api/applications', '/api/outbox']),
  );
};

export const uploadLogo = async (world: World): Promise<void> => {
  const { person, companyId } = world.random.pick(world.employers);
  const create = { width: 200, height: 200, channels: 3, background: '#0E5A4F' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.set('logo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'logo.png');
  await person.send('upload logo', 'POST', `/api/upload/logo/${companyId}`, { form });
};

/** Takes an ad away while others read it, apply to it and rank its applicants. */
export const removeJob = async (world: World): Promise<void> => {
  const employer = withJob(world);
  if (world.jobs.length <= fewestJobs) {
    return;
  }
  const id = world.random.pick(employer.jobs);
  // Nobody chooses it from here on, and what is under way must find its end.
  employer.jobs = employer.jobs.filter((job) => job !== id);
  world.jobs = world.jobs.filter((job) => job !== id);
  world.journal.promise('job deleted', { id });
  await employer.person.send('delete job', 'DELETE', `/api/jobs/${id}`);
};
