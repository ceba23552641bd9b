import { useQuery } from '@tanstack/react-query';
import type { Application, InterviewTimes } from '@workboard/contracts';
import { otherClock } from '@workboard/contracts/dates';
import { useId, useState } from 'react';
import { Button } from '../../../components/elements/button.js';
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
    <div className="well time-choice">
      <fieldset className="choice-group">
        <legend className="text strong">Choose a time for your interview</legend>
        <p className="text-small as-typed">
          {times.duration} minutes, {times.place ?? interviewTypeLabels[times.type].toLowerCase()}. The first to choose
          a time has it.
        </p>
        {times.notes && <p className="text-small as-typed">{times.notes}</p>}
        {free.map(({ id, startsAt }) => {
          const clock = otherClock(new Date(startsAt), times.place);
          return (
            <label key={id} className="tick-line">
              <input type="radio" name={name} checked={chosen === id} onChange={() => setChosen(id)} />
              {formatDayAndTime(startsAt)}
              {clock && ` (${clock})`}
            </label>
          );
        })}
      </fieldset>
      <Button
        size="small"
        variant="contained"
        disabled={!isFree || choose.isPending}
        aria-label={`Choose this time, ${about}`}
        onClick={() => chosen !== null && choose.mutate({ id: times.id, timeId: chosen })}
      >
        Choose this time
      </Button>
    </div>
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
    <div className="seeker-interview">
      <Choice times={times} about={application.job.title} />
    </div>
  ) : null;
};
