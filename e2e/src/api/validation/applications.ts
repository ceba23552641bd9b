import { coverLetter } from '../../support/people.js';
import { type BadInput, emailSentence } from './bad-input.js';

export const applications: readonly BadInput[] = [
  {
    as: 'seeker',
    call: 'POST /api/applications',
    body: ({ job }) => ({ jobId: job.id, coverLetter: ` ${'x'.repeat(49)} ` }),
    error: 'Cover letter must be at least 50 characters',
    field: 'coverLetter',
  },
  { as: 'seeker', call: 'POST /api/applications', body: () => ({ jobId: 'x', coverLetter }), error: 'Invalid id' },
  {
    as: 'seeker',
    call: 'POST /api/applications',
    body: ({ job }) => ({ jobId: job.id, coverLetter }),
    status: 409,
    error: 'You have already applied for this job',
  },
  {
    as: 'seeker',
    call: 'POST /api/applications',
    body: () => ({ jobId: 2_000_000_000, coverLetter }),
    status: 404,
    error: 'Job not found',
  },
  {
    as: 'seeker',
    call: 'POST /api/applications/2000000000/withdraw',
    body: () => ({}),
    status: 404,
    error: 'Application not found',
  },
  { as: 'employer', call: 'POST /api/applications/x/offer', body: () => ({}), error: 'Invalid id' },
  { as: 'employer', call: 'POST /api/outbox/x/undo', body: () => ({}), error: 'Invalid id' },
  {
    as: 'employer',
    call: 'POST /api/outbox/2000000000/send',
    body: () => ({}),
    status: 404,
    error: 'This message has left already, or the change was taken back',
  },
  { as: 'seeker', call: 'POST /api/saved-jobs', body: () => ({}), error: 'Invalid id' },
  {
    as: 'seeker',
    call: 'POST /api/application-status-alerts',
    body: () => ({ email: '' }),
    error: 'Please enter an email address for notifications.',
  },
  { as: 'seeker', call: 'POST /api/application-status-alerts', body: () => ({ email: 'x@' }), error: emailSentence },
  { as: 'seeker', call: 'POST /api/job-alerts', body: () => ({ keywords: ['x'] }), error: 'Title is required' },
  {
    as: 'seeker',
    call: 'POST /api/job-alerts',
    body: () => ({ title: 'x', salaryMin: 2, salaryMax: 1 }),
    error: 'Minimum salary must not be more than maximum salary',
    field: 'salaryMin',
  },
  {
    as: 'seeker',
    call: 'POST /api/job-alerts',
    body: () => ({ title: 'x', userId: 1 }),
    status: 403,
    error: 'Access denied',
  },
];
