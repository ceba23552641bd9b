import type { ApplicationNote } from '@workboard/contracts';
import { coverLetter } from '../../support/people.js';
import { everybody, seekers, employers, type Expected, type MatrixRow } from './row.js';

/** Whose interview it is, and the employer's company. */
const interviewReaders: Expected = { visitor: 401, seeker: 200, employer: 200, admin: 403, superAdmin: 403, rest: 404 };

export const applications: readonly MatrixRow[] = [
  { route: 'applications.list', expected: { visitor: 401, admin: 403, rest: 200 } },
  {
    route: 'applications.create',
    expected: seekers({ own: 201, other: 201 }),
    call: async (scene) => ({ body: { jobId: (await scene.newJob()).id, coverLetter } }),
  },
  {
    route: 'applications.update',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id }, body: { status: 'reviewed' } }),
  },
  {
    route: 'applications.decideMany',
    about: 'of which only those to their own jobs are decided',
    expected: employers({ own: 200, other: 200, none: 200 }),
    call: async (scene) => ({ body: { ids: [(await scene.newApplication()).id], status: 'reviewed' } }),
  },
  {
    route: 'applications.offer',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id } }),
  },
  {
    route: 'applications.withdraw',
    expected: seekers({ own: 200, other: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id } }),
  },
  {
    route: 'history.list',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id } }),
  },
  { route: 'hiringTeams.list', expected: employers({ own: 200, other: 200, none: 200 }) },
  {
    route: 'hiringTeams.save',
    expected: employers({ own: 200, other: 403, none: 403, superAdmin: 200 }),
    call: async (scene) => ({ params: { id: (await scene.newJob()).id }, body: { members: null } }),
  },
  {
    route: 'messages.send',
    about: 'of which only those to their own applicants are sent',
    expected: employers({ own: 201, other: 201, none: 201 }),
    call: async (scene) => ({ body: { ids: [(await scene.newApplication()).id], text: 'Hello {firstName}' } }),
  },
  { route: 'messages.list', expected: seekers({ own: 200, other: 200 }) },
  {
    route: 'messages.ofApplication',
    expected: interviewReaders,
    call: async (scene) => ({ params: { id: (await scene.newMessage()).applicationId } }),
  },
  { route: 'messageTemplates.list', expected: employers({ own: 200, other: 200, none: 403 }) },
  {
    route: 'messageTemplates.create',
    expected: employers({ own: 201, other: 201, none: 403 }),
    call: (scene) => ({ body: scene.templateBody() }),
  },
  {
    route: 'messageTemplates.update',
    expected: employers({ own: 200, other: 404, none: 403 }),
    call: async (scene) => ({ params: { id: (await scene.newTemplate()).id }, body: scene.templateBody() }),
  },
  {
    route: 'messageTemplates.remove',
    expected: employers({ own: 200, other: 404, none: 403 }),
    call: async (scene) => ({ params: { id: (await scene.newTemplate()).id } }),
  },
  {
    route: 'review.notes',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id } }),
  },
  {
    route: 'review.addNote',
    expected: employers({ own: 201, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id }, body: { text: 'Call her' } }),
  },
  {
    route: 'review.addNotes',
    about: 'of which only their own have it',
    expected: employers({ own: 201, other: 201, none: 201 }),
    call: async (scene) => ({ body: { ids: [(await scene.newApplication()).id], text: 'Call her' } }),
  },
  {
    route: 'review.removeNote',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene, actor, name) => {
      const { id } = await scene.newApplication();
      const author = name === 'employer' ? actor : scene.employer.client;
      const note = await author.must<ApplicationNote>('POST', `/api/applications/${id}/notes`, {
        body: { text: 'Call her' },
      });
      return { params: { id, noteId: note.id } };
    },
  },
  { route: 'review.tags', expected: employers({ own: 200, other: 200, none: 200 }) },
  {
    route: 'review.changeTags',
    about: 'of which only their own are tagged',
    expected: employers({ own: 200, other: 200, none: 200 }),
    call: async (scene) => ({ body: { ids: [(await scene.newApplication()).id], add: ['Forklift'] } }),
  },
  {
    route: 'review.scores',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id } }),
  },
  {
    route: 'review.saveScorecard',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => {
      const { id, jobId } = await scene.newApplication();
      await scene.employer.client.must('PUT', `/api/jobs/${jobId}/score-criteria`, { body: { criteria: ['Care'] } });
      return { params: { id }, body: { scores: [{ criterion: 'Care', score: 4 }], verdict: 'yes' } };
    },
  },
  {
    route: 'review.saveCriteria',
    expected: employers({ own: 200, other: 403, none: 403 }),
    call: (scene) => ({ params: { id: scene.job.id }, body: { criteria: ['Care'] } }),
  },
  { route: 'outbox.list', expected: employers({ own: 200, other: 200, none: 200 }) },
  {
    route: 'outbox.undo',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: await scene.newNotice() } }),
  },
  {
    route: 'outbox.send',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: await scene.newNotice() } }),
  },
  {
    route: 'applications.remove',
    expected: seekers({ own: 200, other: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id } }),
  },
  {
    route: 'applications.rank',
    expected: employers({ own: 200, other: 403, none: 403 }),
    call: (scene) => ({ params: { jobId: scene.job.id } }),
  },
  {
    route: 'applications.ranking',
    expected: employers({ own: 200, other: 403, none: 403 }),
    call: async (scene) => {
      await scene.employer.client.must('POST', `/api/applications/rank/${scene.job.id}`);
      return { params: { jobId: scene.job.id } };
    },
  },
  {
    route: 'exports.sheet',
    about: 'only with what one sees in the list',
    expected: employers({ own: 200, other: 200, none: 200 }),
    call: (scene) => ({ query: { jobId: scene.job.id } }),
  },
  {
    route: 'exports.resumes',
    about: 'nothing for those who see none of them',
    expected: employers({ own: 200, other: 400, none: 400 }),
    call: async (scene) => ({ query: { ids: (await scene.newApplication()).id } }),
  },
  {
    route: 'exports.shortlist',
    about: 'nothing for those who see none of them',
    expected: employers({ own: 200, other: 400, none: 400 }),
    call: async (scene) => ({ query: { ids: (await scene.newApplication()).id } }),
  },
  {
    route: 'exports.labourMarketTest',
    expected: employers({ own: 200, other: 403, none: 403 }),
    call: (scene) => ({ params: { id: scene.job.id } }),
  },
  { route: 'exports.poster', expected: everybody(200), call: (scene) => ({ params: { id: scene.job.id } }) },
  {
    route: 'desk.list',
    expected: employers({ own: 200, other: 403, none: 403 }),
    call: (scene) => ({ params: { id: scene.job.id } }),
  },
  {
    route: 'desk.rows',
    expected: employers({ own: 200, other: 403, none: 403 }),
    call: async (scene) => {
      const { id, jobId } = await scene.newApplication();
      return { params: { id: jobId }, query: { ids: String(id) } };
    },
  },
  {
    route: 'desk.application',
    expected: { visitor: 401, seeker: 200, employer: 200, admin: 403, superAdmin: 200, rest: 404 },
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id } }),
  },
  {
    route: 'desk.cvText',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id } }),
  },
  { route: 'ranking.facts', expected: seekers({ own: 200, other: 200 }) },
  { route: 'ranking.cvReading', expected: seekers({ own: 200, other: 200 }) },
  {
    route: 'ranking.criteria',
    expected: employers({ own: 200, other: 403, none: 403 }),
    call: (scene) => ({ params: { id: scene.job.id } }),
  },
  {
    route: 'ranking.saveCriteria',
    expected: employers({ own: 200, other: 403, none: 403 }),
    call: (scene) => ({
      params: { id: scene.job.id },
      body: { criteria: [], added: [{ criterion: 'Lives near the office', importance: 'low' }] },
    }),
  },
  {
    route: 'ranking.correct',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => {
      const application = await scene.newApplication();
      await scene.employer.client.must('POST', `/api/applications/rank/${application.jobId}`);
      return { params: { id: application.id }, body: { criterion: application.job.title, verdict: 'wrong' } };
    },
  },
  {
    route: 'ranking.blindCv',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newApplication()).id } }),
  },
  { route: 'interviews.list', expected: { visitor: 401, admin: 403, superAdmin: 403, rest: 200 } },
  {
    route: 'interviews.create',
    expected: employers({ own: 201, other: 404, none: 404 }),
    call: async (scene) => ({ body: scene.interviewBody((await scene.newApplication()).id) }),
  },
  {
    route: 'interviews.update',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newInterview()).id }, body: { duration: 30 } }),
  },
  {
    route: 'interviews.answer',
    expected: seekers({ own: 200, other: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newInterview()).id }, body: { answer: 'coming' } }),
  },
  {
    route: 'interviews.calendar',
    expected: interviewReaders,
    call: async (scene) => ({ params: { id: (await scene.newInterview()).id } }),
  },
  {
    route: 'interviews.remove',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newInterview()).id } }),
  },
  { route: 'interviewTimes.list', expected: { visitor: 401, admin: 403, superAdmin: 403, rest: 200 } },
  {
    route: 'interviewTimes.offer',
    expected: employers({ own: 201, other: 404, none: 404 }),
    call: async (scene) => ({ body: scene.timesBody((await scene.newApplication()).id) }),
  },
  {
    route: 'interviewTimes.withdraw',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newTimes()).id } }),
  },
  {
    route: 'interviewTimes.choose',
    expected: seekers({ own: 200, other: 404 }),
    call: async (scene) => {
      const { id, times } = await scene.newTimes();
      return { params: { id }, body: { timeId: times[0]?.id } };
    },
  },
  { route: 'calendar.get', expected: { visitor: 401, admin: 403, superAdmin: 403, rest: 200 } },
  {
    route: 'calendar.make',
    expected: { visitor: 401, admin: 403, superAdmin: 403, rest: 200 },
    call: () => ({ body: {} }),
  },
  { route: 'calendar.remove', expected: { visitor: 401, admin: 403, superAdmin: 403, rest: 200 } },
  {
    route: 'calendar.read',
    about: 'with the address',
    expected: everybody(200),
    call: async (scene) => ({ params: { token: await scene.newFeed() } }),
  },
  {
    route: 'calendar.read',
    about: 'without it',
    expected: everybody(404),
    call: () => ({ params: { token: 'x'.repeat(43) } }),
  },
];
