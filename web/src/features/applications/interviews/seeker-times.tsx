import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application, InterviewTimes } from '@workboard/contracts';
import { otherClock } from '@workboard/contracts/dates';
import { useId, useState } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { interviewTypeLabels } from '../../../entities/interview/interview-labels.js';
import { useNow } from '../../../lib/browser/use-now.js';
import { timesOf, timesQuery } from './times-query.js';
import { useChooseTime } from './use-times-actions.js';

const Choice = ({ times, about }: { times: InterviewTimes; about: string }) => {
  const name = useId();
  const now = useNow();
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = useChooseTime();
  const free = times.times.filter((time) => time.free > 0 && new Date(time.startsAt) > now);
  const isFree = free.some(({ id }) => id === chosen);
  if (free.length === 0) {
    return (
      <Callout tone="warning" title="All times are taken">
        Others were faster. Ask {times.contactName ?? 'the employer'} for another time
        {times.contactEmail ? `: ${times.contactEmail}` : '.'}
      </Callout>
    );
  }
  return (
    <Box sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'sunken' }}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
          Choose a time for your interview
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {times.duration} minutes, {times.place ?? interviewTypeLabels[times.type].toLowerCase()}. The first to choose
          a time has it.
        </Typography>
        {times.notes && (
          <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {times.notes}
          </Typography>
        )}
        {free.map(({ id, startsAt }) => {
          const clock = otherClock(new Date(startsAt), times.place);
          return (
            <Stack
              component="label"
              key={id}
              direction="row"
              sx={{ gap: 1.5, alignItems: 'center', minHeight: 44, cursor: 'pointer' }}
            >
              <Box
                component="input"
                type="radio"
                name={name}
                checked={chosen === id}
                onChange={() => setChosen(id)}
                sx={{ width: 20, height: 20, m: 0 }}
              />
              {formatDayAndTime(startsAt)}
              {clock && ` (${clock})`}
            </Stack>
          );
        })}
      </Box>
      <Button
        size="small"
        variant="contained"
        disabled={!isFree || choose.isPending}
        sx={{ mt: 0.5, mb: 0.5 }}
        aria-label={`Choose this time, ${about}`}
        onClick={() => chosen !== null && choose.mutate({ id: times.id, timeId: chosen })}
      >
        Choose this time
      </Button>
    </Box>
  );
};

/** The times that a seeker may choose from; nothing once one is chosen or something else came (decision P53). */
export const SeekerTimes = ({ application }: { application: Application }) => {
  const { data = [] } = useQuery(timesQuery);
  const times = timesOf(data, application.id);
  const isWaiting = times?.invitees.some(
    ({ applicationId, state }) => applicationId === application.id && state === 'waiting',
  );
  const mayChoose = isWaiting && (times?.state === 'open' || times?.state === 'full');
  return times && mayChoose && !application.withdrawnAt && !application.jobWithdrawnAt ? (
    <Box sx={{ mt: 1.5 }}>
      <Choice times={times} about={application.job.title} />
    </Box>
  ) : null;
};
