import type { Application } from '@workboard/contracts';
import { type ApplicationStatus, type EndingStatus, isEnding } from '@workboard/contracts/enums';
import { useRef, useState } from 'react';
import { toast } from '../../../lib/toasts/toast.js';
import { useChangeStatus, useMakeOffer } from '../deciding/use-application-actions.js';

/** A dialog about the open application. `thenOffered` moves it to 'Schedule Interview' once the interview is set. */
export type DeskDialog = { kind: 'interview'; thenOffered?: boolean } | { kind: 'ending'; status: EndingStatus };

/** Whether an ending cancels interviews, and the employer's own text in its mail (decisions P19, P44). */
interface EndingChoice {
  cancelInterviews?: boolean;
  message?: string;
}

/** What the last decision was, so that one key takes it back. */
interface Last {
  application: Application;
  from: ApplicationStatus;
}

/** Decisions about whoever is open: each asks what the cards ask, too (decisions P17, P19). */
export const useDeskActions = () => {
  const [dialog, setDialog] = useState<{ application: Application; what: DeskDialog } | null>(null);
  const last = useRef<Last | null>(null);
  const change = useChangeStatus({ withClosed: true });
  const offer = useMakeOffer();

  const decide = (application: Application, status: ApplicationStatus, choice: EndingChoice = {}) => {
    last.current = { application, from: application.status };
    change.mutate({ application, status, ...choice });
  };
  const setStatus = (application: Application, status: ApplicationStatus) => {
    if (application.withdrawnAt || application.status === status) {
      return;
    }
    if (status === 'offered' && application.nextInterview === null) {
      setDialog({ application, what: { kind: 'interview', thenOffered: true } });
    } else if (status === 'hired' || (isEnding(status) && application.nextInterview)) {
      setDialog({ application, what: { kind: 'ending', status } });
    } else {
      decide(application, status);
    }
  };
  const undo = () => {
    const taken = last.current;
    last.current = null;
    if (taken) {
      change.mutate({ application: taken.application, status: taken.from });
    } else {
      toast.success('Nothing to undo', { text: 'The last decision here is undone, or none was made.' });
    }
  };
  return {
    dialog,
    open: (application: Application, what: DeskDialog) => setDialog({ application, what }),
    close: () => setDialog(null),
    decide,
    setStatus,
    undo,
    /** Forgets what was decided about one, because something was decided about several since. */
    forget: () => {
      last.current = null;
    },
    makeOffer: offer.mutate,
    isBusy: change.isPending,
  };
};
export type DeskActions = ReturnType<typeof useDeskActions>;
