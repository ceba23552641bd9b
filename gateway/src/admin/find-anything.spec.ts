import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AppError,
  applicationsService,
  authService,
  companiesService,
  jobsService,
  notificationsService,
} from '@workboard/contracts';
import { createClient, InternalTokens, MessageClient } from '@workboard/service-kit';
import { refusalOf, servePeer } from '@workboard/test-kit';
import { FindAnything } from './find-anything.js';

const tokens = new InternalTokens('a-secret-that-only-tests-know');
const user = {
  id: 7,
  firstName: 'Mere',
  lastName: 'Kila',
  email: 'mere@kumul.test',
  role: 'employer',
  isVerified: true,
};
const job = { id: 12, title: 'Driver', company: { name: 'Kumul' }, published: true };
const application = { id: 12, status: 'applied', appliedAt: '2026-03-01T00:00:00.000Z', userId: 7, jobId: 12 };
const mail = { id: 'a', channel: 'email', address: 'mere@kumul.test', state: 'sent', title: 'Hello' };

describe('finding anything', () => {
  const isDown = { companies: false, mails: false };
  let refusesAll = false;
  let anything: FindAnything;
  let stop: () => Promise<unknown>;

  beforeAll(async () => {
    const peers = await Promise.all([
      servePeer(authService, {
        adminUsersPage: () => {
          if (refusesAll) {
            throw new AppError('super_admin_required');
          }
          return { rows: [user], total: 1 } as never;
        },
        applicants: () => [user] as never,
      }),
      servePeer(companiesService, {
        adminPage: ({ limit }) => {
          if (isDown.companies) {
            throw new AppError('unavailable');
          }
          return {
            rows: Array.from({ length: Number(limit) }, (_, id) => ({ id, name: 'Kumul' })),
            total: 40,
          } as never;
        },
      }),
      servePeer(jobsService, {
        adminList: () => [{ ...job, id: 30 }, job] as never,
        adminGet: ({ id }) => {
          if (id !== job.id) {
            throw new AppError('job_not_found');
          }
          return job as never;
        },
        byIds: () => [job] as never,
      }),
      servePeer(applicationsService, {
        get: ({ id }) => {
          if (id !== application.id) {
            throw new AppError('application_not_found');
          }
          return { ...application, deletedJob: null } as never;
        },
      }),
      servePeer(notificationsService, {
        listDeliveries: () => {
          if (isDown.mails) {
            throw new AppError('unavailable');
          }
          return { deliveries: [mail] } as never;
        },
      }),
    ]);
    const names = ['auth', 'companies', 'jobs', 'applications', 'notifications'];
    const clients = peers.map(({ url }, at) => new MessageClient({ service: names[at] ?? '', addresses: url, tokens }));
    const [auth, companies, jobs, applications, notifications] = clients as [
      MessageClient,
      MessageClient,
      MessageClient,
      MessageClient,
      MessageClient,
    ];
    anything = new FindAnything(
      createClient(authService, auth),
      createClient(companiesService, companies),
      createClient(jobsService, jobs),
      createClient(applicationsService, applications),
      createClient(notificationsService, notifications),
    );
    stop = () => Promise.all([...clients, ...peers].map((end) => end.close()));
  });
  afterAll(() => stop());

  it('asks for all kinds, five of each at most', async () => {
    const found = await anything.find('kumul');
    expect(found.people).toEqual([
      { id: 7, name: 'Mere Kila', email: 'mere@kumul.test', role: 'employer', isVerified: true },
    ]);
    expect(found.companies).toHaveLength(5);
    expect(found.jobs.map(({ id }) => id)).toEqual([30, 12]);
    expect(found).toMatchObject({ applications: [], mails: [{ id: 'a' }], away: [] });
  });

  it('finds an application by its reference and a job by its number, which comes first', async () => {
    const found = await anything.find('WB-000012');
    expect(found.applications).toMatchObject([
      { reference: 'WB-000012', applicant: 'Mere Kila', job: 'Driver', status: 'applied' },
    ]);
    expect((await anything.find('#12')).jobs.map(({ id }) => id)).toEqual([12, 30]);
    expect(await anything.find('99')).toMatchObject({ applications: [], away: [] });
  });

  it('shows what the others have when a service is away, and says which', async () => {
    Object.assign(isDown, { companies: true, mails: true });
    expect(await anything.find('kumul')).toMatchObject({
      people: [{ id: 7 }],
      companies: [],
      mails: [],
      away: ['companies', 'mails'],
    });
    Object.assign(isDown, { companies: false, mails: false });
  });

  it('is refused as a whole to whoever may not read one of them', async () => {
    refusesAll = true;
    expect(await refusalOf(anything.find('kumul'))).toBe('super_admin_required');
  });
});
