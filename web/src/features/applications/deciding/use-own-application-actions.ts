import type { Application } from '@workboard/contracts';
import { useCallback } from 'react';
import { applicationsQuery } from '../../../entities/application/application-queries.js';
import { api } from '../../../lib/api/api.js';
import { useAction } from '../../../lib/api/use-action.js';
import { confirm } from '../../../lib/toasts/confirm.js';
import { sendOrKeep, waits } from '../../../offline/send-or-keep.js';

const key = applicationsQuery.queryKey;

/** Asks, then withdraws an application that is under way (decision P18). One and the same function for as long as it stands. */
export const useWithdrawApplication = () => {
  const { mutate } = useAction<Application, Application | typeof waits>({
    run: ({ id, userId, jobId, job }, { idempotencyKey = '' }) =>
      sendOrKeep(() => api.post('/applications/{id}/withdraw', { params: { id } }), {
        key: idempotencyKey,
        accountId: userId,
        kind: 'withdraw',
        jobId,
        title: job.title,
        company: job.company.name,
        applicationId: id,
      }),
    refresh: [key],
    success: (answer, { job }) =>
      answer === waits
        ? { title: 'Not withdrawn yet', text: `${job.title}: it is withdrawn as soon as there is signal.` }
        : { title: 'Application withdrawn', text: job.title },
    failure: { title: 'Error', text: 'Failed to withdraw application.' },
  });
  return useCallback(
    async (application: Application): Promise<void> => {
      const { title, company } = application.job;
      const question = {
        title: 'Withdraw this application?',
        text: `${company.name} is told that you do not want to be considered for ${title} any more.`,
        consequence:
          'They keep what you sent, marked as withdrawn. Interviews still to come are cancelled. You can apply again while the job is open.',
        confirmLabel: 'Withdraw',
      };
      if (await confirm(question)) {
        mutate(application);
      }
    },
    [mutate],
  );
};

const deleteConsequence = ({ jobWithdrawnAt }: Application): string =>
  jobWithdrawnAt
    ? 'It leaves your list, and nobody is told.'
    : 'The employer does not see it any more, and nobody is told. You can apply again while the job is open.';

/** Asks, then deletes an own application. One and the same function for as long as it stands. */
export const useDeleteApplication = () => {
  const { mutate } = useAction<Application, unknown, Application[]>({
    run: ({ id }) => api.remove('/applications/{id}', { params: { id } }),
    optimistic: ({ id }) => ({ key, change: (list) => list.filter((application) => application.id !== id) }),
    refresh: [key],
    success: (_answer, { job }) => ({ title: 'Application deleted', text: job.title }),
    failure: { title: 'Error', text: 'Failed to delete application.' },
  });
  return useCallback(
    async (application: Application): Promise<void> => {
      const consequence = deleteConsequence(application);
      if (await confirm({ text: 'Are you sure you want to delete this application?', consequence })) {
        mutate(application);
      }
    },
    [mutate],
  );
};
