import type { Application } from '@workboard/contracts';
import { Suspense } from 'react';
import { lazyDialog } from '../../components/feedback/lazy-part.js';
import type { ApplicationsState, OpenDialog } from './use-employer-applications.js';

const CoverLetterDialog = lazyDialog(async () => (await import('./cover-letter-dialog.js')).CoverLetterDialog);
const BlindCvDialog = lazyDialog(async () => (await import('./judging/blind-cv-dialog.js')).BlindCvDialog);
const TeamNotesDialog = lazyDialog(async () => (await import('./review/team-notes-dialog.js')).TeamNotesDialog);
const ReviewDialog = lazyDialog(async () => (await import('./review/review-dialog.js')).ReviewDialog);
const EndingDialog = lazyDialog(async () => (await import('./deciding/ending-dialog.js')).EndingDialog);
const InterviewDialog = lazyDialog(async () => (await import('./interviews/interview-dialog.js')).InterviewDialog);

interface ApplicationDialogsProps extends Pick<ApplicationsState, 'changeStatus' | 'holds' | 'close'> {
  dialog: OpenDialog;
  application: Application;
}

/** The dialog that a card of the list asked for. */
export const ApplicationDialogs = ({ dialog, application, changeStatus, holds, close }: ApplicationDialogsProps) => (
  <Suspense fallback={null}>
    {dialog.kind === 'letter' && <CoverLetterDialog application={application} onClose={close} />}
    {dialog.kind === 'cv' && <BlindCvDialog application={application} onClose={close} />}
    {dialog.kind === 'notes' && <TeamNotesDialog application={application} onClose={close} />}
    {dialog.kind === 'review' && <ReviewDialog application={application} onClose={close} />}
    {dialog.kind === 'ending' && (
      <EndingDialog
        application={application}
        status={dialog.status}
        takesMessage
        holds={holds}
        onClose={close}
        onConfirm={(choice) => changeStatus.mutate({ application, status: dialog.status, ...choice })}
      />
    )}
    {dialog.kind === 'interview' && (
      <InterviewDialog
        application={application}
        onClose={close}
        onPlanned={() => dialog.thenOffered && changeStatus.mutate({ application, status: 'offered' })}
      />
    )}
  </Suspense>
);
