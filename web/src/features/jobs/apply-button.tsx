import type { Job } from '@workboard/contracts';
import { Suspense } from 'react';
import { Button } from '../../components/elements/button.js';
import { ButtonLink } from '../../components/elements/link.js';
import { SignInLink } from '../../components/elements/sign-in-link.js';
import { applyDialogOf, useBackCloses } from '../../lib/browser/use-back-closes.js';
import { useApplyState } from './apply-state.js';
import { lazyDialog } from '../../components/feedback/lazy-part.js';

const ApplyDialog = lazyDialog(async () => (await import('./apply-dialog.js')).ApplyDialog);

interface ApplyButtonProps {
  job: Job;
  now: Date;
  /** The public pages lead to the job's own page instead of opening the dialog. */
  isPublic?: boolean;
}

/** Apply, or why not. */
export const ApplyButton = ({ job, now, isPublic = false }: ApplyButtonProps) => {
  const state = useApplyState(job, now);
  const dialog = useBackCloses(applyDialogOf(job.id));
  const opened = dialog.isOpen && (
    <Suspense fallback={null}>
      <ApplyDialog job={job} onClose={dialog.close} />
    </Suspense>
  );
  switch (state) {
    case 'checking':
      return (
        <Button variant="contained" disabled>
          Apply Now
        </Button>
      );
    case 'signedOut':
      return <SignInLink variant="contained">Sign in to Apply</SignInLink>;
    case 'wrongRole':
      return <p className="text strong">Only Job Seekers are allowed to apply.</p>;
    case 'applied':
      return (
        <Button variant="contained" disabled>
          Already Applied
        </Button>
      );
    case 'waiting':
      return (
        <>
          <Button variant="contained" disabled>
            Waiting for a signal
          </Button>
          {opened}
        </>
      );
    case 'closed':
      return (
        <Button variant="contained" disabled>
          Applications closed
        </Button>
      );
    default:
      return isPublic ? (
        <ButtonLink variant="contained" to={`/jobs/${job.id}`}>
          View Job to Apply
        </ButtonLink>
      ) : (
        <>
          <Button variant="contained" aria-haspopup="dialog" onClick={dialog.open}>
            Apply Now
          </Button>
          {opened}
        </>
      );
  }
};
