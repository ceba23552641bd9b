import { Box, Button, Stack, Typography } from '@mui/material';
import type { ListedInterview } from '@workboard/contracts';
import { formatTime, otherClock } from '@workboard/contracts/dates';
import type { Clash } from '@workboard/contracts/interview-clashes';
import { answerWords } from '@workboard/contracts/interview-words';
import { referenceOf } from '@workboard/contracts/statuses';
import { EdgeActions } from '../../components/elements/edge-actions.js';
import { TextLink } from '../../components/elements/link.js';
import { Tag } from '../../components/elements/tag.js';
import { formatDay } from '../../lib/text/dates.js';
import { capitalise } from '../../lib/text/text.js';
import { fullName } from '@workboard/contracts/person-name';
import { interviewTypeLabels } from '../../entities/interview/interview-labels.js';

const minuteMs = 60_000;

/** Who is expected twice. */
const sayClash = (clashes: readonly Clash[], nameOf: (address: string) => string): string => {
  const who = [...new Set(clashes.flatMap((clash) => clash.who))].map(nameOf);
  const isApplicant = clashes.some((clash) => clash.isApplicant);
  return [...who, ...(isApplicant ? ['The applicant'] : [])].join(', ');
};

interface AgendaRowProps {
  interview: ListedInterview;
  isEmployer: boolean;
  clashes?: readonly Clash[];
  nameOf: (address: string) => string;
  /** Says the day, too, where no heading does. */
  withDay?: boolean;
  /** Asks how it went. */
  onOutcome?: () => void;
}

/** One interview of the agenda, with the way to its application. */
export const AgendaRow = ({ interview, isEmployer, clashes = [], nameOf, withDay, onOutcome }: AgendaRowProps) => {
  const { job, applicant, answer, place, type, scheduledAt, duration } = interview;
  const start = new Date(scheduledAt);
  const end = new Date(start.getTime() + duration * minuteMs);
  const name = applicant ? fullName(applicant) : 'The applicant';
  const about = isEmployer ? `${name} · ${job?.title ?? ''}` : `${job?.companyName ?? ''} · ${job?.title ?? ''}`;
  const clock = otherClock(start, place);
  const search = `/applications?search=${referenceOf(interview.applicationId)}`;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {withDay && `${formatDay(scheduledAt)}, `}
          {formatTime(start)} – {formatTime(end)}
          {clock && ` (${clock})`}
        </Typography>
        {clashes.length > 0 && (
          <Box component={Tag} sx={{ bgcolor: 'status.rejected.bg', color: 'status.rejected.text' }}>
            At the same time as another
          </Box>
        )}
        {isEmployer && job?.status === 'inactive' && <Tag>Job is switched off</Tag>}
      </Stack>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{about}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {place ?? interviewTypeLabels[type]}
        {!onOutcome &&
          ` · ${answer ? sayAnswer(answer, isEmployer) : isEmployer ? 'No answer yet' : 'Not answered yet'}`}
      </Typography>
      {clashes.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          Expected twice: {sayClash(clashes, nameOf)}
        </Typography>
      )}
      <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        {onOutcome && (
          <EdgeActions>
            <Button size="small" onClick={onOutcome} aria-label={`How did it go? Interview with ${name}`}>
              How did it go?
            </Button>
          </EdgeActions>
        )}
        <TextLink
          to={isEmployer && job?.status === 'inactive' ? `${search}&closed=on` : search}
          aria-label={`Open the application: ${about}`}
        >
          Open the application
        </TextLink>
      </Stack>
    </Box>
  );
};

const sayAnswer = (answer: keyof typeof answerWords, isEmployer: boolean): string =>
  isEmployer ? capitalise(answerWords[answer].employer) : answerWords[answer].own;
