import type { Interview } from '@workboard/contracts';
import type { InterviewAnswer, InterviewOutcome } from '@workboard/contracts/enums';
import { api } from '../../lib/api/api.js';
import { confirm } from '../../lib/toasts/confirm.js';
import { formatDayAndTime } from '../../lib/text/dates.js';
import { keyOf } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';

const refresh = [keyOf('/applications'), keyOf('/interviews')];

/** Asks, then cancels an interview; everybody concerned is told at once. */
export const useCancelInterview = () => {
  const cancel = useAction<{ id: number; name: string }, Interview>({
    run: ({ id }) => api.put('/interviews/{id}', { params: { id }, body: { status: 'cancelled' } }),
    refresh,
    success: (_answer, { name }) => ({ title: 'Interview cancelled', text: `${name} is told not to travel.` }),
    failure: { title: 'Error', text: 'Failed to cancel the interview.' },
  });
  return async ({ id, scheduledAt }: Interview, name: string): Promise<void> => {
    const isSure = await confirm({
      title: 'Cancel this interview?',
      text: `${name} is told at once that the interview on ${formatDayAndTime(scheduledAt)} will not take place.`,
      confirmLabel: 'Cancel interview',
    });
    if (isSure) {
      cancel.mutate({ id, name });
    }
  };
};

interface OwnAnswer {
  id: number;
  answer: InterviewAnswer;
  message: string | null;
}

/** A seeker's answer to an invitation. */
export const useAnswerInterview = (onSuccess?: () => void) =>
  useAction<OwnAnswer, Interview>({
    run: ({ id, answer, message }) =>
      api.post('/interviews/{id}/answer', { params: { id }, body: { answer, message } }),
    refresh,
    success: { title: 'Answer sent', text: 'The employer is told by mail.' },
    failure: { title: 'Error', text: 'Failed to send your answer.' },
    onSuccess,
  });

interface Outcome {
  id: number;
  outcome: InterviewOutcome;
  outcomeNote: string;
}

/** How an interview went; only the employer's people see it. */
export const useSaveOutcome = (onSuccess: () => void) =>
  useAction<Outcome, Interview>({
    run: ({ id, ...outcome }) =>
      api.put('/interviews/{id}', { params: { id }, body: { status: 'completed', ...outcome } }),
    refresh,
    success: { title: 'Saved', text: 'Only your team sees this.' },
    failure: { title: 'Error', text: 'Failed to save how the interview went.' },
    onSuccess,
  });
