import { useQueryClient } from '@tanstack/react-query';
import type { FilledJob, Job } from '@workboard/contracts';
import type { JobState } from '@workboard/contracts/job-state';
import { type ReactNode, Suspense, useState } from 'react';
import { api } from '../../../lib/api/api.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import { plural } from '../../../lib/text/text.js';
import { jobQuery, myJobsQuery } from '../../job/job-queries.js';
import { keyOf } from '../../../lib/api/read.js';
import { toast } from '../../../lib/toasts/toast.js';
import { useAction } from '../../../lib/api/use-action.js';
import { reopen } from './reopen.js';

const FillDialog = lazyDialog(async () => (await import('./fill-dialog.js')).FillDialog);

type Named = Pick<Job, 'id' | 'title'>;
/** What is sent (decision P64). */
export interface Filling {
  tell: boolean;
  message?: string;
}

const states: readonly JobState[] = ['live', 'past', 'ended', 'closed'];
/** Whether a job can be marked as filled: people could apply for it, and nobody has said so yet. */
export const isFillable = (state: JobState): boolean => states.includes(state);

const refresh = [myJobsQuery.queryKey, keyOf('/jobs'), keyOf('/applications'), keyOf('/outbox')];

/**
 * Marks jobs as filled after a look at who is told, with Undo (decision P64). `ask` opens the dialog, which the caller renders and
 * which is open for `first` from the beginning.
 */
export const useFilling = (first: Named | null = null): { ask: (job: Named) => void; dialog: ReactNode } => {
  const [asked, ask] = useState(first);
  const client = useQueryClient();
  const readAgain = ({ id }: Named) => void client.invalidateQueries({ queryKey: jobQuery(id).queryKey });
  const takeBack = useAction<{ job: Named; rejected: FilledJob['rejected'] }>({
    run: ({ job, rejected }) => reopen(job.id, rejected),
    refresh,
    success: (_answer, { job }) => ({ title: 'Open again', text: `${job.title} takes applications as before.` }),
    onSuccess: (_answer, { job }) => readAgain(job),
    failure: { title: 'Error', text: 'Failed to open the job again.' },
  });
  const fill = useAction<{ job: Named; filling: Filling }, FilledJob>({
    run: ({ job, filling }) => api.post('/jobs/{id}/filled', { params: { id: job.id }, body: filling }),
    refresh,
    success: null,
    onSuccess: ({ rejected }, { job }) => {
      ask(null);
      readAgain(job);
      const told = rejected.length === 0 ? '' : ` ${plural(rejected.length, 'applicant')} will be told.`;
      toast.success('Marked as filled', {
        text: `${job.title} is closed.${told}`,
        action: { label: 'Undo', run: () => takeBack.mutate({ job, rejected }) },
      });
    },
    failure: { title: 'Error', text: 'Failed to mark the job as filled.' },
  });
  const dialog = (
    <Suspense fallback={null}>
      {asked && (
        <FillDialog
          job={asked}
          isBusy={fill.isPending}
          onConfirm={(filling) => fill.mutate({ job: asked, filling })}
          onClose={() => ask(null)}
        />
      )}
    </Suspense>
  );
  return { ask, dialog };
};
