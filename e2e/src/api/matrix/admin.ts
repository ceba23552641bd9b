import { parkedEvent } from '../../support/database.js';
import { companyBody, unique } from '../../support/people.js';
import { superAdmins, type MatrixRow } from './row.js';

export const admin: readonly MatrixRow[] = [
  { route: 'audit.list', expected: superAdmins(200) },
  { route: 'status.get', expected: superAdmins(200) },
  {
    route: 'status.resendEvents',
    expected: superAdmins(200),
    call: async () => ({ body: { service: 'companies', subscriber: 'jobs', id: await parkedEvent() } }),
  },
  { route: 'find.find', expected: superAdmins(200), call: () => ({ query: { q: 'WB-000001' } }) },
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
  { route: 'admin.userSessions', expected: superAdmins(200), call: (scene) => ({ params: { id: scene.seekerId } }) },
  {
    route: 'admin.endUserSessions',
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
  {
    route: 'adminMany.users',
    expected: superAdmins(200),
    call: async (scene) => ({ body: { ids: [(await scene.newUser()).id], act: 'verify' } }),
  },
  {
    route: 'adminMany.companies',
    expected: superAdmins(200),
    call: async (scene) => ({ body: { ids: [(await scene.newCompany()).id], status: 'authorised' } }),
  },
  {
    route: 'adminMany.jobs',
    expected: superAdmins(200),
    call: async (scene) => ({ body: { ids: [(await scene.newJob()).id], published: false, reason: 'A test.' } }),
  },
  {
    route: 'adminRecords.people',
    expected: superAdmins(200),
    call: (scene) => ({ params: { id: scene.employer.company.id } }),
  },
  {
    route: 'adminRecords.likeCompanies',
    expected: superAdmins(200),
    call: (scene) => ({ params: { id: scene.employer.company.id } }),
  },
  {
    route: 'adminRecords.applications',
    expected: superAdmins(200),
    call: (scene) => ({ params: { id: scene.employer.company.id } }),
  },
  { route: 'reviews.list', expected: superAdmins(200) },
  {
    route: 'reviews.get',
    about: 'an absent one',
    expected: superAdmins(404),
    call: () => ({ params: { id: 2_000_000_000 } }),
  },
  {
    route: 'reviews.decide',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: await scene.newReview() }, body: { decision: 'keep' } }),
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
