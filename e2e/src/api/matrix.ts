import { companyBody, coverLetter, newPerson, pdf, unique } from '../support/people.js';
import type { Client } from '../support/client.js';
import { type ActorName, type Call, logoForm, type Scene } from './scene.js';

export interface MatrixRow {
  /** The route as `area.name` of the contracts. */
  route: string;
  /** Tells rows of one route apart. */
  about?: string;
  /** Expected statuses of visitor, seeker, otherSeeker, employer, otherEmployer, loneEmployer, admin, superAdmin. */
  expected: readonly [number, number, number, number, number, number, number, number];
  call?: (scene: Scene, actor: Client, name: ActorName) => Call | Promise<Call>;
  /** Somebody made for this call instead of the shared actor, because the call changes what they are. */
  actor?: (scene: Scene, name: ActorName) => Promise<Client>;
}

type Statuses = MatrixRow['expected'];
const everybody = (status: number): Statuses => [status, status, status, status, status, status, status, status];
const signedIn = (status: number): Statuses => [401, status, status, status, status, status, status, status];
const superAdmins = (status: number): Statuses => [401, 403, 403, 403, 403, 403, 403, status];
const seekers = (own: number, other: number): Statuses => [401, own, other, 403, 403, 403, 403, 403];
/** Own company, somebody else's, none. */
const employers = (own: number, other: number, none: number, superAdmin = 403): Statuses => [
  401,
  403,
  403,
  own,
  other,
  none,
  403,
  superAdmin,
];

const domainOf = (actor: Client): string => actor.user?.email.split('@')[1] ?? 'people.test';
const newLogin = async (scene: Scene): Promise<Call> => {
  const { user } = await newPerson(scene.admin, { role: 'job_seeker' });
  return { body: { email: user?.email, password: 'Workboard#2026' } };
};
const registration = () => ({
  email: `r${unique()}@people.test`,
  password: 'longenough',
  firstName: 'Ai',
  lastName: 'Sam',
  role: 'job_seeker',
});
const resumeForm = (): FormData => {
  const form = new FormData();
  form.set('resume', pdf(), 'resume.pdf');
  return form;
};

/** Spec §6 and §7 with decisions A10–A13 and W1–W9: who gets which answer. Rows of one route differ in whose object it is. */
export const matrix: readonly MatrixRow[] = [
  { route: 'auth.login', expected: everybody(200), call: newLogin },
  { route: 'auth.register', expected: everybody(201), call: () => ({ body: registration() }) },
  {
    route: 'auth.resendVerification',
    expected: everybody(200),
    call: () => ({ body: { email: 'nobody@people.test' } }),
  },
  { route: 'auth.tempLogin', expected: everybody(401), call: () => ({ body: { token: 'unknown' } }) },
  { route: 'auth.forgotPassword', expected: everybody(200), call: () => ({ body: { email: 'nobody@people.test' } }) },
  {
    route: 'auth.resetPassword',
    expected: everybody(400),
    call: () => ({ body: { token: 'unknown', password: 'longenough' } }),
  },
  {
    route: 'auth.logout',
    expected: everybody(200),
    actor: (scene, name) =>
      name === 'visitor' || name === 'endedSuperAdmin'
        ? Promise.resolve(scene.actors[name])
        : newPerson(scene.admin, { role: 'job_seeker' }),
  },
  { route: 'auth.me', expected: signedIn(200) },
  {
    route: 'users.get',
    about: 'an applicant',
    expected: [401, 200, 404, 200, 404, 404, 404, 200],
    call: (scene) => ({ params: { id: scene.seekerId } }),
  },
  {
    route: 'users.update',
    about: "a seeker's",
    expected: [401, 200, 404, 404, 404, 404, 404, 403],
    call: (scene) => ({ params: { id: scene.seekerId }, body: { bio: `Changed ${unique()}` } }),
  },

  { route: 'jobs.list', expected: everybody(200) },
  { route: 'jobs.mine', expected: employers(200, 200, 200) },
  { route: 'jobs.get', about: 'public', expected: everybody(200), call: (scene) => ({ params: { id: scene.job.id } }) },
  {
    route: 'jobs.get',
    about: 'inactive',
    expected: [404, 404, 404, 200, 404, 404, 404, 200],
    call: async (scene) => ({ params: { id: (await scene.newJob({ status: 'inactive' })).id } }),
  },
  { route: 'jobs.create', expected: employers(201, 201, 400), call: (scene) => ({ body: scene.jobBody() }) },
  {
    route: 'jobs.update',
    expected: employers(200, 403, 403, 200),
    call: async (scene) => ({ params: { id: (await scene.newJob()).id }, body: { title: `Changed ${unique()}` } }),
  },
  {
    route: 'jobs.remove',
    expected: employers(200, 403, 403, 200),
    call: async (scene) => ({ params: { id: (await scene.newJob()).id } }),
  },
  {
    route: 'jobs.publish',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: (await scene.newJob()).id }, body: { published: false } }),
  },

  { route: 'companies.list', expected: everybody(200) },
  {
    route: 'companies.get',
    about: 'authorised',
    expected: everybody(200),
    call: (scene) => ({ params: { id: scene.employer.company.id } }),
  },
  {
    route: 'companies.get',
    about: 'unauthorised',
    expected: [404, 404, 404, 404, 404, 404, 404, 200],
    call: async (scene) => ({ params: { id: (await scene.newCompany()).id } }),
  },
  {
    route: 'companies.create',
    expected: employers(409, 409, 201),
    actor: async (scene, name) =>
      name === 'loneEmployer' ? newPerson(scene.admin, { role: 'employer' }) : scene.actors[name],
    call: () => ({ body: companyBody(`c${unique()}.test`) }),
  },
  {
    route: 'companies.update',
    expected: employers(200, 403, 403, 200),
    call: (scene) => ({ params: { id: scene.employer.company.id }, body: { culture: `Fair ${unique()}` } }),
  },

  { route: 'team.list', expected: employers(200, 200, 400) },
  {
    route: 'team.add',
    expected: employers(201, 201, 400),
    call: (scene, actor) => ({ body: scene.memberBody(domainOf(actor)) }),
  },
  {
    route: 'team.addUser',
    expected: employers(201, 201, 400),
    call: (scene, actor) => ({ body: scene.memberBody(domainOf(actor)) }),
  },
  {
    route: 'team.update',
    expected: employers(200, 404, 404),
    call: async (scene) => ({ params: { userId: (await scene.newMember()).id }, body: { firstName: 'Changed' } }),
  },
  {
    route: 'team.remove',
    expected: employers(200, 404, 404),
    call: async (scene) => ({ params: { userId: (await scene.newMember()).id } }),
  },
  { route: 'employerLink.employers', expected: superAdmins(200) },
  {
    route: 'employerLink.link',
    expected: superAdmins(200),
    call: async (scene) => {
      const { user } = await newPerson(scene.admin, { role: 'employer' });
      return { body: { userId: user?.id, companyId: (await scene.newCompany()).id } };
    },
  },

  { route: 'applications.list', expected: [401, 200, 200, 200, 200, 200, 403, 200] },
  {
    route: 'applications.create',
    expected: seekers(201, 201),
    call: async (scene) => ({ body: { jobId: (await scene.newJob()).id, coverLetter } }),
  },
  {
    route: 'applications.update',
    expected: employers(200, 404, 404),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id }, body: { status: 'reviewed' } }),
  },
  {
    route: 'applications.remove',
    expected: seekers(200, 404),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id } }),
  },
  {
    route: 'applications.rank',
    expected: employers(200, 403, 403),
    call: (scene) => ({ params: { jobId: scene.job.id } }),
  },
  {
    route: 'applications.ranking',
    expected: employers(200, 403, 403),
    call: async (scene) => {
      await scene.employer.client.must('POST', `/api/applications/rank/${scene.job.id}`);
      return { params: { jobId: scene.job.id } };
    },
  },
  { route: 'interviews.list', expected: [401, 200, 200, 200, 200, 200, 403, 403] },
  {
    route: 'interviews.create',
    expected: employers(201, 404, 404),
    call: async (scene) => ({ body: scene.interviewBody((await scene.newApplication()).id) }),
  },
  {
    route: 'interviews.update',
    expected: employers(200, 404, 404),
    call: async (scene) => ({ params: { id: (await scene.newInterview()).id }, body: { duration: 30 } }),
  },
  {
    route: 'interviews.remove',
    expected: employers(200, 404, 404),
    call: async (scene) => ({ params: { id: (await scene.newInterview()).id } }),
  },

  { route: 'savedJobs.list', expected: seekers(200, 200) },
  {
    route: 'savedJobs.save',
    expected: seekers(201, 201),
    call: async (scene) => ({ body: { jobId: (await scene.newJob()).id } }),
  },
  {
    route: 'savedJobs.remove',
    expected: seekers(200, 404),
    call: async (scene) => ({ params: { jobId: (await scene.savedJob()).id } }),
  },
  {
    route: 'savedJobs.annotate',
    expected: seekers(200, 404),
    call: async (scene) => ({ params: { jobId: (await scene.savedJob()).id }, body: { notes: 'Ask about housing' } }),
  },
  { route: 'recommendations.list', expected: seekers(200, 200) },
  {
    route: 'recommendations.dismiss',
    about: 'an absent one',
    expected: seekers(404, 404),
    call: () => ({ params: { id: 2_000_000_000 } }),
  },
  { route: 'insights.salaries', expected: everybody(200) },

  { route: 'jobAlerts.list', expected: seekers(200, 200) },
  {
    route: 'jobAlerts.create',
    expected: seekers(201, 201),
    call: () => ({ body: { title: 'Nurses', keywords: ['nurse'] } }),
  },
  {
    route: 'jobAlerts.update',
    expected: seekers(200, 404),
    call: async (scene) => ({ params: { id: (await scene.newAlert()).id }, body: { isActive: false } }),
  },
  {
    route: 'jobAlerts.remove',
    expected: seekers(200, 404),
    call: async (scene) => ({ params: { id: (await scene.newAlert()).id } }),
  },
  { route: 'statusAlerts.get', expected: seekers(200, 200) },
  {
    route: 'statusAlerts.save',
    expected: seekers(201, 201),
    call: (_, actor) => ({ body: { email: actor.user?.email ?? 'a@b.test' } }),
  },
  { route: 'statusAlerts.remove', expected: seekers(200, 200) },

  { route: 'uploads.removeResume', expected: signedIn(200), actor: (scene, name) => freshSession(scene, name) },
  {
    route: 'uploads.resume',
    expected: signedIn(201),
    actor: (scene, name) => freshSession(scene, name),
    call: () => ({ form: resumeForm() }),
  },
  {
    route: 'uploads.logo',
    expected: [401, 403, 403, 201, 201, 201, 403, 201],
    call: async () => ({ form: await logoForm() }),
  },
  {
    route: 'uploads.companyLogo',
    expected: employers(201, 403, 403, 201),
    call: async (scene) => ({ params: { companyId: scene.employer.company.id }, form: await logoForm() }),
  },
  {
    route: 'uploads.adminLogo',
    expected: [401, 403, 403, 403, 403, 403, 201, 201],
    call: async (scene) => ({ params: { companyId: scene.employer.company.id }, form: await logoForm() }),
  },
  {
    route: 'uploads.removeLogo',
    expected: employers(200, 403, 403, 200),
    call: async (scene) => {
      await scene.withLogo();
      return { params: { companyId: scene.employer.company.id } };
    },
  },
  {
    route: 'uploads.resumeFile',
    about: "an applicant's",
    expected: [401, 200, 404, 200, 404, 404, 404, 200],
    call: async (scene) => ({ params: { fileId: await scene.resumeFileId() } }),
  },
  {
    route: 'uploads.logoFile',
    expected: everybody(200),
    call: async (scene) => ({ params: { fileId: await scene.withLogo() } }),
  },

  { route: 'mailSettings.get', expected: signedIn(200) },
  {
    route: 'mailSettings.update',
    expected: employers(200, 200, 200),
    call: () => ({ body: { applicationMails: 'daily' } }),
  },
  { route: 'deliveries.list', expected: superAdmins(200) },
  {
    route: 'deliveries.resend',
    about: 'an absent one',
    expected: superAdmins(404),
    call: () => ({ params: { id: '00000000-0000-4000-8000-000000000000' } }),
  },
  { route: 'admin.users', expected: superAdmins(200) },
  { route: 'admin.user', expected: superAdmins(200), call: (scene) => ({ params: { id: scene.seekerId } }) },
  { route: 'admin.createUser', expected: superAdmins(201), call: (scene) => ({ body: scene.userBody() }) },
  {
    route: 'admin.updateUser',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: (await scene.newUser()).id }, body: { firstName: 'Changed' } }),
  },
  {
    route: 'admin.removeUser',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: (await scene.newUser()).id } }),
  },
  {
    route: 'admin.verifyUser',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: (await scene.newUser()).id } }),
  },
  {
    route: 'admin.resendVerification',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: (await scene.newUser()).id } }),
  },
  {
    route: 'admin.validateEmailDomain',
    expected: superAdmins(200),
    call: (scene) => ({ body: { email: `x@${scene.employer.domain}`, companyId: scene.employer.company.id } }),
  },
  { route: 'admin.companies', expected: superAdmins(200) },
  {
    route: 'admin.company',
    expected: superAdmins(200),
    call: (scene) => ({ params: { id: scene.employer.company.id } }),
  },
  {
    route: 'admin.createCompany',
    expected: superAdmins(201),
    call: () => ({ body: companyBody(`c${unique()}.test`) }),
  },
  {
    route: 'admin.updateCompany',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: (await scene.newCompany()).id }, body: { name: 'Changed' } }),
  },
  {
    route: 'admin.removeCompany',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: (await scene.newCompany()).id } }),
  },
  {
    route: 'admin.authorise',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: (await scene.newCompany()).id } }),
  },
  {
    route: 'admin.unauthorise',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: (await scene.newCompany()).id } }),
  },
  { route: 'admin.jobs', expected: superAdmins(200) },
  { route: 'admin.job', expected: superAdmins(200), call: (scene) => ({ params: { id: scene.job.id } }) },
  {
    route: 'admin.createJob',
    expected: superAdmins(201),
    call: (scene) => ({ body: { ...scene.jobBody(), companyId: scene.employer.company.id } }),
  },
  {
    route: 'admin.updateJob',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: (await scene.newJob()).id }, body: { title: 'Changed' } }),
  },
  {
    route: 'admin.removeJob',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: (await scene.newJob()).id } }),
  },
];

/** Somebody of the actor's role whose own file may be replaced. */
const freshSession = async (scene: Scene, name: ActorName): Promise<Client> => {
  const role = scene.actors[name].user?.role;
  return name === 'endedSuperAdmin' || !role ? scene.actors[name] : newPerson(scene.admin, { role });
};
