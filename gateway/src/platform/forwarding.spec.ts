import { expect, it } from '@jest/globals';
import { adminApi, authApi, authService, jobsService, savedJobsApi, teamApi, usersApi } from '@workboard/contracts';
import { asChanges, forwardingTo } from './forwarding.js';
import { findRoute } from './route.js';

const JobsTable = forwardingTo(jobsService, (forward) => [
  forward(savedJobsApi.list, 'listSaved'),
  forward(savedJobsApi.save, 'save'),
  forward(savedJobsApi.remove, 'unsave'),
  forward(savedJobsApi.annotate, 'annotateSaved', { input: asChanges }),
  forward(adminApi.removeJob, 'remove', {
    answer: (output, { params }) => ({ success: output === null && params.id > 0 }) as { success: true },
  }),
]);

type Handler = (given: object) => Promise<unknown>;
/** Calls a method of the table on a service that answers null; what it was asked comes back beside the answer. */
const call = async (route: string, given: object) => {
  const asked: unknown[] = [];
  const client = new Proxy({}, { get: (_, message) => async (input: unknown) => (asked.push(message, input), null) });
  const controller = Reflect.construct(JobsTable, [client]) as Record<string, Handler>;
  const answer = await controller[route]?.(given);
  return { asked, answer };
};

it('sends all that was sent on, the path before the body', async () => {
  const given = { params: { jobId: 5 }, query: { limit: 2 }, body: { jobId: 6, notes: 'x' } };
  expect(await call('POST /saved-jobs', given)).toEqual({
    asked: ['save', { limit: 2, jobId: 5, notes: 'x' }],
    answer: null,
  });
  expect(await call('GET /saved-jobs', {})).toEqual({ asked: ['listSaved', {}], answer: null });
});

it('answers success where the contract says so, and what a row says otherwise', async () => {
  expect((await call('DELETE /saved-jobs/{jobId}', { params: { jobId: 5 } })).answer).toEqual({ success: true });
  expect((await call('DELETE /admin/jobs/{id}', { params: { id: 0 } })).answer).toEqual({ success: false });
});

it('sends a body as changes where a row says so', async () => {
  const { asked } = await call('PUT /saved-jobs/{jobId}/metadata', { params: { jobId: 5 }, body: { notes: 'x' } });
  expect(asked).toEqual(['annotateSaved', { jobId: 5, changes: { notes: 'x' } }]);
});

it('has a method with its contract for every row', () => {
  const methods = Object.getOwnPropertyNames(JobsTable.prototype).filter((name) => name !== 'constructor');
  expect(methods.map((name) => findRoute(Reflect.get(JobsTable.prototype, name) as object))).toEqual([
    savedJobsApi.list,
    savedJobsApi.save,
    savedJobsApi.remove,
    savedJobsApi.annotate,
    adminApi.removeJob,
  ]);
});

it('compiles no row that does not fit', () => {
  forwardingTo(authService, (forward) => [
    // @ts-expect-error the service has no such message
    forward(teamApi.list, 'listTeams'),
    // @ts-expect-error the message wants the body as `changes`
    forward(usersApi.update, 'updateUser'),
    // @ts-expect-error the message wants an id
    forward(usersApi.get, 'getUser', { input: ({ params }) => ({ userId: params.id }) }),
    // @ts-expect-error the call answers a user
    forward(adminApi.user, 'listTeam'),
    // @ts-expect-error the call answers a message
    forward(authApi.forgotPassword, 'forgotPassword'),
    // @ts-expect-error the same
    forward(authApi.resendVerification, 'forgotPassword', { answer: () => ({ text: 'Mailed' }) }),
  ]);
});

it('takes a call once', () => {
  expect(() =>
    forwardingTo(jobsService, (forward) => [
      forward(savedJobsApi.list, 'listSaved'),
      forward(savedJobsApi.list, 'listSaved'),
    ]),
  ).toThrow('GET /saved-jobs');
});
