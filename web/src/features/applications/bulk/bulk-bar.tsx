import { Button, Stack } from '@mui/material';
import { interviewTimesLimits } from '@workboard/contracts/constants';
import type { ApplicationStatus } from '@workboard/contracts/enums';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import { statusWords } from '@workboard/contracts/statuses';
import { Suspense, useState } from 'react';
import type { LastChange } from '../../../components/lists/last-change.js';
import { SelectionBar } from '../../../components/lists/selection-bar.js';
import type { Selection } from '../../../components/lists/use-selection.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import { shownName } from '../../../entities/application/blind.js';
import { MessageButton } from '../messages/message-button.js';
import { BulkActions } from './bulk-actions.js';
import { TakeAway } from './take-away.js';
import type { Choosable, LastDecision } from '../deciding/use-decide-many.js';
import { sayRefusals } from '../../../components/lists/refusals.js';

const OfferTimesDialog = lazyDialog(async () => (await import('../interviews/offer-times-dialog.js')).OfferTimesDialog);
const RejectManyDialog = lazyDialog(async () => (await import('../messages/reject-many-dialog.js')).RejectManyDialog);

/** The others need something for each person: an interview, or the words of the mail (decision P17). */
const statuses = ['applied', 'reviewed', 'interviewing', 'rejected'] as const satisfies readonly ApplicationStatus[];

interface BulkBarProps {
  /** All that match, over all pages. */
  found: readonly Choosable[];
  selection: Selection;
  last: LastDecision | null;
  /** How long messages wait; undefined until it is known. */
  holds: StatusHolds | undefined;
  isBusy: boolean;
  /** Whether names are covered; files would show them. */
  isBlind?: boolean;
  withClosed?: boolean;
  /** `message` is the employer's own text for a rejection, if they wrote one (decision P44). */
  onDecide: (applications: readonly Choosable[], status: ApplicationStatus, message?: string) => void;
  onForget: () => void;
  /** Whether `onDecide` sends `message`; only then it is asked for. */
  takesMessage?: boolean;
}

/** Names are those that the view shows now. */
const sayLast = (last: LastDecision): LastChange => ({
  ...last,
  refused: sayRefusals(last.refused, last.applications, ({ id, user }) => shownName(id, user)),
});

/** Chooses all that match, and gives those that are chosen the same status (decision P25), or offers them times for an interview (P53). */
export const BulkBar = ({
  found,
  selection,
  last,
  holds,
  isBusy,
  isBlind = false,
  withClosed = false,
  onDecide,
  onForget,
  takesMessage = false,
}: BulkBarProps) => {
  const chosen = found.filter(({ id }) => selection.has(id));
  const [isOffering, setIsOffering] = useState(false);
  const toInvite = chosen.filter(({ nextInterview }) => nextInterview === null);
  const mayOffer =
    toInvite.length > 0 &&
    toInvite.length <= interviewTimesLimits.maxApplicants &&
    toInvite.every(({ job }) => job.id === toInvite[0]?.job.id);
  const [rejecting, setRejecting] = useState<readonly Choosable[] | null>(null);
  const decide = (changing: readonly Choosable[], status: ApplicationStatus, message?: string) => {
    selection.set([]);
    onDecide(changing, status, message);
  };
  const move = (status: ApplicationStatus) => {
    const changing = chosen.filter((application) => application.status !== status);
    if (status === 'rejected') {
      setRejecting(changing);
    } else {
      decide(changing, status);
    }
  };
  return (
    <>
      <SelectionBar
        found={found.map(({ id }) => id)}
        selection={selection}
        last={last && sayLast(last)}
        isBusy={isBusy}
        onForget={onForget}
      >
        <Stack
          component="fieldset"
          direction="row"
          aria-label="Move to"
          sx={{ flexWrap: 'wrap', gap: 0.5, border: 0, m: 0, p: 0, minWidth: 0 }}
        >
          {statuses.map((status) => (
            <Button
              key={status}
              size="small"
              color={status === 'rejected' ? 'error' : 'primary'}
              disabled={isBusy || chosen.every((application) => application.status === status)}
              onClick={() => move(status)}
            >
              {statusWords[status].employer}
            </Button>
          ))}
          {mayOffer && (
            <Button size="small" disabled={isBusy} onClick={() => setIsOffering(true)}>
              Offer interview times
            </Button>
          )}
          <MessageButton applications={chosen} label="Message…" variant="text" />
          <BulkActions applications={chosen} onDone={() => selection.set([])} />
        </Stack>
        {!isBlind && <TakeAway ids={chosen.map(({ id }) => id)} withClosed={withClosed} />}
      </SelectionBar>
      <Suspense fallback={null}>
        {isOffering && (
          <OfferTimesDialog
            applications={toInvite}
            onOffered={() => selection.set([])}
            onClose={() => setIsOffering(false)}
          />
        )}
        {rejecting && (
          <RejectManyDialog
            applications={rejecting}
            holds={holds}
            takesMessage={takesMessage}
            onConfirm={(message) => decide(rejecting, 'rejected', message)}
            onClose={() => setRejecting(null)}
          />
        )}
      </Suspense>
    </>
  );
};
