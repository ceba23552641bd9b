import type { Interview, InterviewTimes } from '@workboard/contracts';
import type { OfferTimes } from '@workboard/contracts/api/interview-times';
import { api } from '../../../lib/api/api.js';
import { confirm } from '../../../lib/toasts/confirm.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { plural } from '../../../lib/text/text.js';
import { keyOf } from '../../../lib/api/read.js';
import { useAction } from '../../../lib/api/use-action.js';

const refresh = [keyOf('/applications'), keyOf('/interviews'), keyOf('/interview-times')];

/** Offers times to one or several applicants, who are mailed (decision P53). */
export const useOfferTimes = (onSuccess: () => void) =>
  useAction<OfferTimes, InterviewTimes>({
    run: (body, creating) => api.post('/interview-times', { body, ...creating }),
    refresh,
    success: ({ invitees }) => ({
      title: 'Times offered',
      text: `${plural(invitees.length, 'applicant')} can choose now.`,
    }),
    failure: { title: 'Error', text: 'Failed to offer the times.' },
    onSuccess,
  });

/** Asks, then stops offering; who has chosen keeps the interview. */
export const useWithdrawTimes = () => {
  const withdraw = useAction<number, InterviewTimes>({
    run: (id) => api.post('/interview-times/{id}/withdraw', { params: { id } }),
    refresh,
    success: { title: 'Times withdrawn', text: 'Whoever has not chosen is told.' },
    failure: { title: 'Error', text: 'Failed to withdraw the times.' },
  });
  return async ({ id, invitees }: InterviewTimes): Promise<void> => {
    const waiting = invitees.filter(({ state }) => state === 'waiting').length;
    const isSure = await confirm({
      title: 'Withdraw these times?',
      text: `${plural(waiting, 'applicant')} who ${waiting === 1 ? 'has' : 'have'} not chosen ${waiting === 1 ? 'is' : 'are'} told. Interviews that were chosen stay.`,
      confirmLabel: 'Withdraw times',
    });
    if (isSure) {
      withdraw.mutate(id);
    }
  };
};

/** A seeker chooses; what others took meanwhile is read again. */
export const useChooseTime = () =>
  useAction<{ id: number; timeId: number }, Interview>({
    run: ({ id, timeId }) => api.post('/interview-times/{id}/choose', { params: { id }, body: { timeId } }),
    refresh,
    success: ({ scheduledAt }) => ({ title: 'Interview planned', text: formatDayAndTime(scheduledAt) }),
    failure: { title: 'Not possible', text: 'Failed to choose this time.' },
  });
