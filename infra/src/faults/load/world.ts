import type { Company, Job, User } from '@workboard/contracts';
import { line, pdfOf } from '@workboard/test-kit';
import type { TestSmtp } from '@workboard/test-kit';
import { demoPassword } from '../../seed/demo-password.js';
import type { Random } from '../../seed/random.js';
import type { Journal } from './journal.js';
import { isDone, persist, Person } from './person.js';

export interface Seeker {
  person: Person;
  /** Applications by job. */
  applications: Map<number, number>;
  saved: Set<number>;
}
export interface Employer {
  person: Person;
  companyId: number;
  jobs: number[];
}

/** Who takes part in the load, and what they have so far. */
export interface World {
  journal: Journal;
  random: Random;
  smtp: TestSmtp;
  visitor: Person;
  admin: Person;
  seekers: Seeker[];
  employers: Employer[];
  /** Jobs that anybody can see. */
  jobs: number[];
  /** A word in everything that people type and no log may hold. */
  canary: string;
  unique: () => string;
}

const employerCount = 6;
const jobsEach = 4;
const seekerCount = 18;
const titles = ['Accounts Officer', 'Diesel Fitter', 'Registered Nurse', 'Truck Driver', 'Teacher', 'Store Manager'];
const places = ['Lae', 'Goroka', 'Port Moresby', 'Mount Hagen', 'Madang', 'Kokopo'];

/** What somebody who must be there before the load answers; throws when they are refused. */
const must = async <T>(person: Person, method: string, path: string, body?: unknown, form?: FormData): Promise<T> => {
  const send = () => person.send<T>('set up', method, path, { body, ...(form && { form }) });
  const reply = await persist(send);
  if (!isDone(reply)) {
    throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  }
  return reply.body;
};

export const resumeForm = (world: Pick<World, 'canary'>): FormData => {
  const form = new FormData();
  const bytes = new Uint8Array(pdfOf(line(`${world.canary} kept the books in Lae, 2018-2025`)));
  form.set('resume', new Blob([bytes], { type: 'application/pdf' }), 'resume.pdf');
  return form;
};

export const profile = ({ canary }: Pick<World, 'canary'>) => ({
  phone: '+675 7123 4567',
  location: 'Lae',
  bio: `Accounts officer with seven years in coffee export. ${canary}`,
  experience: 'Accounts officer, Morobe Coffee, 2018-2025',
  education: 'Bachelor of Commerce, Unitech, 2017',
  skills: ['Accounts payable', 'Excel'],
});

export const jobBody = ({ random, unique }: Pick<World, 'random' | 'unique'>) => ({
  title: `${random.pick(titles)} ${unique()}`,
  description: 'Keeps the books of a coffee exporter, and whatever else is to be kept there.',
  workType: random.pick(['on-site', 'remote', 'hybrid']),
  employmentType: random.pick(['full-time', 'part-time', 'contract']),
  industry: 'agriculture',
  location: random.pick(places),
  skills: ['Accounts payable'],
  salaryMin: 40_000,
  salaryMax: 60_000,
  salaryCurrency: 'PGK',
});

const newPerson = async (world: World, role: 'job_seeker' | 'employer', domain: string): Promise<Person> => {
  const password = `Kofi-${world.unique()}#7`;
  world.journal.promise('secret', { text: password, what: 'password' });
  const person = world.visitor.stranger(`p${world.unique()}@${domain}`, password);
  const { email } = person;
  const body = { email, password, firstName: 'Mere', lastName: 'Kila', role, companyId: null };
  const { id } = await must<User>(world.admin, 'POST', '/api/admin/users', body);
  await must(world.admin, 'PATCH', `/api/admin/users/${id}/verify`);
  await must(person, 'POST', '/api/auth/login', { email, password });
  person.id = id;
  return person;
};

const newEmployer = async (world: World): Promise<Employer> => {
  const domain = `c${world.unique()}.test`;
  const person = await newPerson(world, 'employer', domain);
  const company = await must<Company>(person, 'POST', '/api/companies', {
    name: `Company ${domain}`,
    description: 'Exports green coffee from the Highlands.',
    industry: 'Agriculture',
    location: 'Goroka',
    size: '11-50',
    email: `office@${domain}`,
  });
  await must(world.admin, 'PATCH', `/api/admin/companies/${company.id}/authorise`);
  const employer: Employer = { person, companyId: company.id, jobs: [] };
  for (let count = 0; count < jobsEach; count += 1) {
    const { id } = await must<Job>(person, 'POST', '/api/jobs', jobBody(world));
    world.journal.promise('posted', { id, companyId: company.id });
    employer.jobs.push(id);
    world.jobs.push(id);
  }
  return employer;
};

const newSeeker = async (world: World): Promise<Seeker> => {
  const person = await newPerson(world, 'job_seeker', 'people.test');
  await must(person, 'PUT', `/api/users/${person.id}`, profile(world));
  await must(person, 'POST', '/api/upload/resume', undefined, resumeForm(world));
  const frequency = world.random.pick(['immediate', 'daily']);
  await must(person, 'POST', '/api/job-alerts', { title: 'Any', keywords: [world.random.pick(titles)], frequency });
  return { person, applications: new Map(), saved: new Set() };
};

/** The people and jobs with which the load begins. */
export const newWorld = async (task: {
  baseUrl: string;
  journal: Journal;
  random: Random;
  smtp: TestSmtp;
}): Promise<World> => {
  const { baseUrl, journal, random, smtp } = task;
  const visitor = new Person(baseUrl, journal);
  const admin = visitor.stranger('admin@workboard.test', demoPassword);
  let count = 0;
  const run = Date.now().toString(36);
  const unique = () => `${run}x${(count += 1)}`;
  const canary = `canary${unique()}`;
  journal.promise('secret', { text: canary, what: 'text that people typed' });
  const world: World = { journal, random, smtp, visitor, admin, seekers: [], employers: [], jobs: [], canary, unique };
  await must(admin, 'POST', '/api/auth/login', { email: admin.email, password: admin.password });
  for (let made = 0; made < employerCount; made += 2) {
    world.employers.push(...(await Promise.all([newEmployer(world), newEmployer(world)])));
  }
  for (let made = 0; made < seekerCount; made += 3) {
    world.seekers.push(...(await Promise.all([newSeeker(world), newSeeker(world), newSeeker(world)])));
  }
  return world;
};

/** The job's employer, where it still has one in the load. */
export const ownerOf = ({ employers }: World, jobId: number): Employer | undefined =>
  employers.find(({ jobs }) => jobs.includes(jobId));
