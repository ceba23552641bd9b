import type { DecideReview, ReviewDetail } from '@workboard/contracts';
import type { ReviewDecision } from '@workboard/contracts/reviews';
import { api } from '../../../lib/api/api.js';
import { keyOf } from '../../../lib/api/read.js';
import { useAction } from '../../../lib/api/use-action.js';
import { refreshed } from '../admin-queries.js';

interface Decision extends DecideReview {
  id: number;
}

const told: Record<ReviewDecision, string> = {
  keep: 'The ad stays',
  publish: 'The ad is published',
  take_down: 'The ad was taken down',
  revoke_company: 'The company was revoked',
  reopen: 'The decision was taken back',
};

/** Decides about a case; the message afterwards offers Undo. */
export const useDecide = () =>
  useAction<Decision, ReviewDetail>({
    run: ({ id, ...body }) => api.post('/admin/reviews/{id}/decisions', { params: { id }, body }),
    refresh: [keyOf('/admin/reviews'), ...refreshed.jobs, ...refreshed.companies],
    success: ({ title }, { decision }) => ({ title: told[decision], text: title }),
    failure: { title: 'Error', text: 'Failed to decide' },
    undo: ({ id, decision }) => (decision === 'reopen' ? null : { id, decision: 'reopen' }),
  });
