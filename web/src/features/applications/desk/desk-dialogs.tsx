import type { StatusHolds } from '@workboard/contracts/api/outbox';
import { Suspense } from 'react';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import type { DeskActions } from './desk-actions.js';

const EndingDialog = lazyDialog(async () => (await import('../deciding/ending-dialog.js')).EndingDialog);
const InterviewDialog = lazyDialog(async () => (await import('../interviews/interview-dialog.js')).InterviewDialog);

/** The dialog that a decision or a key asked for. */
export const DeskDialogs = ({ actions, holds }: { actions: DeskActions; holds: StatusHolds | undefined }) => {
  const { dialog, close, decide } = actions;
  if (!dialog) {
    return null;
  }
  const { application, what } = dialog;
  return (
    <Suspense fallback={null}>
      {what.kind === 'ending' && (
        <EndingDialog
          application={application}
          status={what.status}
          holds={holds}
          onClose={close}
          takesMessage
          onConfirm={(choice) => decide(application, what.status, choice)}
        />
      )}
      {what.kind === 'interview' && (
        <InterviewDialog
          application={application}
          onClose={close}
          onPlanned={() => what.thenOffered && decide(application, 'offered')}
        />
      )}
    </Suspense>
  );
};
