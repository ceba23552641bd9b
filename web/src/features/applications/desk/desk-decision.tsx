import { Box, Button, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import { isOpen, referenceOf, statusForSeeker, statusWords, withdrawnLabel } from '@workboard/contracts/statuses';
import type { ReactNode } from 'react';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { formatDay } from '../../../lib/text/dates.js';
import { fullName } from '@workboard/contracts/person-name';
import { EmployerInterviews } from '../interviews/employer-interviews.js';
import { summaryOf } from '../judging/summary.js';
import { StatusSelect } from '../deciding/status-select.js';
import { TeamNotes } from '../review/team-notes.js';
import type { DeskActions } from './desk-actions.js';
import { useDesk } from './panels/desk-context.js';
import { RankTag } from '../judging/rank-marks.js';
import { useIsWriter } from '../../../lib/session/writers.js';

/** Which key does the same; it is told by the help. */
const hint = (name: string) => (
  <Box
    component="kbd"
    aria-hidden="true"
    sx={{
      ml: 'auto',
      font: 'inherit',
      fontWeight: 400,
      color: 'text.secondary',
      display: { xs: 'none', md: 'inline' },
    }}
  >
    {name}
  </Box>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ pt: 1.5, mt: 1.5, borderTop: 1, borderColor: 'divider' }}>
    <Typography component="h3" variant="body2" sx={{ fontWeight: 700, mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** Somebody who is on the way and does not read of an offer yet (decision P16). */
const mayOffer = (application: Application): boolean =>
  isOpen(application) &&
  (application.status === 'interviewing' || application.status === 'offered') &&
  statusForSeeker(application) !== 'offered';

const Why = () => {
  const { ranked, show } = useDesk();
  return (
    ranked && (
      <Part title="AI suggestion, no decision">
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <RankTag ranked={ranked} /> {summaryOf(ranked)}
        </Typography>
        <Button size="small" sx={{ mx: -1.25 }} onClick={() => show('ranking')}>
          Reasons
        </Button>
      </Part>
    )
  );
};

interface DeskDecisionProps {
  application: Application;
  actions: DeskActions;
  holds: StatusHolds | undefined;
}

/** How an application stands and what can be done about it. */
export const DeskDecision = ({ application, actions, holds }: DeskDecisionProps) => {
  const { isBlind, show } = useDesk();
  const { status, notes, user } = application;
  const name = fullName(user);
  const isOver = application.withdrawnAt !== null;
  const isWriter = useIsWriter();
  return (
    <Box id="desk-decision" sx={{ '& [role="combobox"]': { width: 1 } }}>
      {isOver || !isWriter ? (
        <StatusChip label={isOver ? withdrawnLabel : statusWords[status].employer} />
      ) : (
        <>
          <Box sx={{ '& > div': { width: 1 } }}>
            <StatusSelect
              application={application}
              name={name}
              holds={holds}
              onChange={(next) => actions.setStatus(application, next)}
            />
          </Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', m: 0, mt: 0.5 }}>
            Applicant reads “{statusWords[statusForSeeker(application)].seeker}”
          </Typography>
          <Stack sx={{ gap: 0.75, mt: 1.25, '& .MuiButton-root': { justifyContent: 'flex-start', px: 1.5 } }}>
            {status !== 'reviewed' && (
              <Button variant="outlined" onClick={() => actions.setStatus(application, 'reviewed')}>
                Move to {statusWords.reviewed.employer}
                {hint('2')}
              </Button>
            )}
            <Button variant="outlined" onClick={() => actions.open(application, { kind: 'interview' })}>
              {application.nextInterview ? 'Change Interview' : 'Interview'}
              {hint('I')}
            </Button>
            {mayOffer(application) && (
              <Button variant="outlined" onClick={() => actions.makeOffer(application)}>
                Offer made
              </Button>
            )}
            {status !== 'rejected' && (
              <Button
                variant="outlined"
                color="error"
                onClick={() => actions.open(application, { kind: 'ending', status: 'rejected' })}
              >
                Reject
                {hint('R')}
              </Button>
            )}
          </Stack>
        </>
      )}
      <Why />
      {(application.interviews ?? []).length > 0 && (
        <Part title="Interviews">
          <EmployerInterviews application={application} />
        </Part>
      )}
      {!isBlind && (
        <Part title="Notes">
          {notes && <TeamNotes notes={notes} />}
          <Button size="small" sx={{ mx: -1.25 }} onClick={() => show('notes')}>
            All notes
          </Button>
        </Part>
      )}
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
      >
        {referenceOf(application.id)} · Applied {formatDay(application.appliedAt)}
        {application.withdrawnAt && ` · Withdrawn ${formatDay(application.withdrawnAt)}`}
        {application.offerMadeAt && ` · Offer made ${formatDay(application.offerMadeAt)}`}
      </Typography>
    </Box>
  );
};
