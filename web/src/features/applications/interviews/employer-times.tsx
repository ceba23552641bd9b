import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application, InterviewTimes } from '@workboard/contracts';
import { EdgeActions } from '../../../components/elements/edge-actions.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { fullName } from '@workboard/contracts/person-name';
import { plural } from '../../../lib/text/text.js';
import { timesOf, timesQuery } from './times-query.js';
import { useWithdrawTimes } from './use-times-actions.js';
import { useIsWriter } from '../../../lib/session/writers.js';

/** How times stand for somebody who has not chosen. */
const sayStanding = ({ state, times }: InterviewTimes): string => {
  const last = times.at(-1)?.startsAt;
  switch (state) {
    case 'open':
      return `${plural(times.length, 'time')} offered, not chosen yet${last ? `; the last is ${formatDayAndTime(last)}` : ''}`;
    case 'full':
      return 'All times that were offered are taken: offer others';
    case 'expired':
      return 'No time was chosen: the last is past';
    default:
      return '';
  }
};

/** Times that are offered to an applicant who has not chosen, as the employer sees them (decision P53). */
export const EmployerTimes = ({ application }: { application: Application }) => {
  const { data = [] } = useQuery(timesQuery);
  const withdraw = useWithdrawTimes();
  const isWriter = useIsWriter();
  const times = timesOf(data, application.id);
  const own = times?.invitees.find(({ applicationId }) => applicationId === application.id);
  const standing = times && own?.state === 'waiting' && !application.withdrawnAt ? sayStanding(times) : '';
  if (!times || standing === '') {
    return null;
  }
  const chosen = times.invitees.filter(({ state }) => state === 'chosen').length;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2">{standing}</Typography>
      {times.invitees.length > 1 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {chosen} of {times.invitees.length} applicants have chosen
        </Typography>
      )}
      {times.state !== 'expired' && isWriter && (
        <EdgeActions>
          <Button
            size="small"
            color="error"
            onClick={() => void withdraw(times)}
            aria-label={`Withdraw times offered to ${fullName(application.user)}`}
          >
            Withdraw times
          </Button>
        </EdgeActions>
      )}
    </Box>
  );
};
