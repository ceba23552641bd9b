import { coverLetter } from '../../support/people.js';
import { seekers, employers, type MatrixRow } from './row.js';

/** Whose interview it is, and the employer's company. */
const interviewReaders: MatrixRow['expected'] = [401, 200, 404, 200, 404, 404, 403, 403];

export const applications: readonly MatrixRow[] = [
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
    route: 'applications.decideMany',
    about: 'of which only the own ones are decided',
    expected: employers(200, 200, 200),
    call: async (scene) => ({ body: { ids: [(await scene.newApplication()).id], status: 'reviewed' } }),
  },
  {
    route: 'applications.offer',
    expected: employers(200, 404, 404),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id } }),
  },
  {
    route: 'applications.withdraw',
    expected: seekers(200, 404),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id } }),
  },
  { route: 'outbox.list', expected: employers(200, 200, 200) },
  {
    route: 'outbox.undo',
    expected: employers(200, 404, 404),
    call: async (scene) => ({ params: { id: await scene.newNotice() } }),
  },
  {
    route: 'outbox.send',
    expected: employers(200, 404, 404),
    call: async (scene) => ({ params: { id: await scene.newNotice() } }),
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
  { route: 'ranking.facts', expected: seekers(200, 200) },
  {
    route: 'ranking.criteria',
    expected: employers(200, 403, 403),
    call: (scene) => ({ params: { id: scene.job.id } }),
  },
  {
    route: 'ranking.saveCriteria',
    expected: employers(200, 403, 403),
    call: (scene) => ({
      params: { id: scene.job.id },
      body: { criteria: [], added: [{ criterion: 'Lives near the office', importance: 'low' }] },
    }),
  },
  {
    route: 'ranking.correct',
    expected: employers(200, 404, 404),
    call: async (scene) => {
      const application = await scene.newApplication();
      await scene.employer.client.must('POST', `/api/applications/rank/${application.jobId}`);
      return { params: { id: application.id }, body: { criterion: application.job.title, verdict: 'wrong' } };
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
    route: 'interviews.answer',
    expected: seekers(200, 404),
    call: async (scene) => ({ params: { id: (await scene.newInterview()).id }, body: { answer: 'coming' } }),
  },
  {
    route: 'interviews.calendar',
    expected: interviewReaders,
    call: async (scene) => ({ params: { id: (await scene.newInterview()).id } }),
  },
  {
    route: 'interviews.remove',
    expected: employers(200, 404, 404),
    call: async (scene) => ({ params: { id: (await scene.newInterview()).id } }),
  },
];
