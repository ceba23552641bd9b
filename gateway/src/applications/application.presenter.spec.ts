import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Applicant, type ApplicationRecord, authService, type Job, jobsService } from '@workboard/contracts';
import { createClient, InternalTokens, MessageClient } from '@workboard/service-kit';
import { refusalOf, servePeer } from '@workboard/test-kit';
import { ApplicationPresenter } from './application.presenter.js';

const tokens = new InternalTokens('a-secret-that-only-tests-know');
const record = (id: number, { jobId = 1, userId = 1, deletedJob = null as Job | null } = {}) =>
  ({ id, jobId, userId, deletedJob }) as ApplicationRecord;

describe('applications as they are shown', () => {
  const jobs = new Map<number, Job>();
  const people = new Map<number, Applicant>();
  let presenter: ApplicationPresenter;
  let stop: () => Promise<unknown>;

  beforeAll(async () => {
    const jobsPeer = await servePeer(jobsService, {
      byIds: ({ ids }) => ids.flatMap((id) => jobs.get(Number(id)) ?? []),
    });
    const authPeer = await servePeer(authService, {
      applicants: ({ ids }) => ids.flatMap((id) => people.get(Number(id)) ?? []),
    });
    const clients = [
      new MessageClient({ service: 'jobs', addresses: jobsPeer.url, tokens }),
      new MessageClient({ service: 'auth', addresses: authPeer.url, tokens }),
    ] as const;
    presenter = new ApplicationPresenter(createClient(jobsService, clients[0]), createClient(authService, clients[1]));
    stop = () => Promise.all([...clients, jobsPeer, authPeer].map((end) => end.close()));
    jobs.set(1, { id: 1, title: 'Driver' } as Job);
    people.set(1, { id: 1, firstName: 'Mere' } as Applicant);
  });
  afterAll(() => stop());

  it('carry their job and their applicant', async () => {
    expect(await presenter.present(record(5))).toMatchObject({
      id: 5,
      job: { title: 'Driver' },
      user: { firstName: 'Mere' },
    });
  });

  it('keep their order and leave out those whose job or applicant is being deleted', async () => {
    const records = [record(7), record(6, { jobId: 2 }), record(5, { userId: 2 }), record(4)];
    expect((await presenter.presentAll(records)).map(({ id }) => id)).toEqual([7, 4]);
  });

  it('carry what was kept of a deleted job', async () => {
    const deletedJob = { id: 2, title: 'Cook' } as Job;
    const shown = await presenter.present(record(8, { jobId: 2, deletedJob }));
    expect(shown).toMatchObject({ id: 8, job: { title: 'Cook' } });
    expect(shown).not.toHaveProperty('deletedJob');
  });

  it('are not found when their job or applicant goes while they are shown', async () => {
    expect(await refusalOf(presenter.present(record(6, { jobId: 2 })))).toBe('application_not_found');
    expect(await refusalOf(presenter.present(record(5, { userId: 2 })))).toBe('application_not_found');
  });
});
