import type { Job } from '@workboard/contracts';
import { deletedJobConsequence } from '@workboard/contracts/consequences';
import type { JobStatus } from '@workboard/contracts/enums';
import { api } from '../../lib/api/api.js';
import { confirm } from '../../lib/toasts/confirm.js';
import { formatDay } from '../../lib/text/dates.js';
import { myJobsQuery } from '../../entities/job/job-queries.js';
import { keyOf } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';

const refresh = [myJobsQuery.queryKey, keyOf('/jobs')];

/** The status that the toggle leads to. */
export const otherStatus = (status: JobStatus): JobStatus => (status === 'active' ? 'inactive' : 'active');

/** What employers do with a job in their table: switch, extend and, after a question, delete (spec §2 "Dashboard", decision P49). */
export const useJobActions = () => {
  const toggle = useAction<Pick<Job, 'id' | 'title' | 'status'>, Job, Job[]>({
    run: ({ id, status }) => api.put('/jobs/{id}', { params: { id }, body: { status } }),
    optimistic: ({ id, status }) => ({
      key: myJobsQuery.queryKey,
      change: (jobs) => jobs.map((job) => (job.id === id ? { ...job, status } : job)),
    }),
    refresh,
    success: (_answer, { title, status }) => ({ title: 'Status updated', text: `${title} is ${status} now.` }),
    failure: { title: 'Error', text: 'Failed to update job status.' },
    undo: (job) => ({ ...job, status: otherStatus(job.status) }),
  });
  const remove = useAction<Job, unknown, Job[]>({
    run: ({ id }) => api.remove('/jobs/{id}', { params: { id } }),
    optimistic: ({ id }) => ({ key: myJobsQuery.queryKey, change: (jobs) => jobs.filter((job) => job.id !== id) }),
    refresh: [...refresh, keyOf('/applications')],
    success: (_answer, { title }) => ({ title: 'Job deleted', text: title }),
    failure: { title: 'Error', text: 'Failed to delete job posting.' },
  });
  const extend = useAction<Pick<Job, 'id' | 'title'> & { closingDate: string; before: string }, Job>({
    run: ({ id, closingDate }) => api.put('/jobs/{id}', { params: { id }, body: { closingDate } }),
    refresh,
    success: (job, { title }) => ({
      title: 'Closing date changed',
      text: `${title} closes ${formatDay(job.closingDate ?? '')}.`,
    }),
    failure: { title: 'Error', text: 'Failed to change the closing date.' },
    undo: ({ closingDate, before, ...job }) => ({ ...job, closingDate: before, before: closingDate }),
  });
  const askAndRemove = async (job: Job) => {
    const { id, title, status, applications } = job;
    const close = { label: 'Close instead', run: () => toggle.mutate({ id, title, status: 'inactive' }) };
    const question = {
      title,
      text: 'Are you sure you want to delete this job posting?',
      consequence: deletedJobConsequence(applications),
      instead: status === 'active' ? close : undefined,
    };
    if (await confirm(question)) {
      remove.mutate(job);
    }
  };
  return { toggle, extend, askAndRemove };
};
