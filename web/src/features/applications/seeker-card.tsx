import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { Application, Interview } from '@workboard/contracts';
import { deletableApplicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { Callout } from '../../components/callout.js';
import { EdgeActions } from '../../components/edge-actions.js';
import { TrashIcon } from '../../components/icons.js';
import { TextLink } from '../../components/link.js';
import { StatusChip } from '../../components/status-chip.js';
import { formatDay, formatDayAndTime } from '../../lib/dates.js';
import { interviewTypeLabels } from '../../lib/labels.js';
import { useNow } from '../../lib/use-now.js';
import { downloadCalendarEntry } from './calendar-entry.js';

interface SeekerCardProps {
  application: Application;
  onLetter: () => void;
  onDelete: () => void;
}

const mayDelete = (status: ApplicationStatus): boolean =>
  (deletableApplicationStatuses as readonly ApplicationStatus[]).includes(status);

/** The interview that is planned, with what the employer wrote about it (decision P11). */
const PlannedInterview = ({ application, interview }: { application: Application; interview: Interview }) => (
  <Box sx={{ mt: 1.5, px: 1.5, py: 1, borderRadius: 1, bgcolor: 'sunken' }}>
    <Typography variant="body2">
      <strong>Interview:</strong> {formatDayAndTime(interview.scheduledAt)}, {interview.duration} minutes,{' '}
      {interviewTypeLabels[interview.type].toLowerCase()}
    </Typography>
    {interview.notes && (
      <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {interview.notes}
      </Typography>
    )}
    <EdgeActions sx={{ flexWrap: 'wrap' }}>
      {interview.meetingLink && (
        <Button size="small" href={interview.meetingLink} target="_blank" rel="noopener noreferrer nofollow ugc">
          Join the meeting
        </Button>
      )}
      <Button size="small" onClick={() => downloadCalendarEntry(application, interview)}>
        Add to calendar
      </Button>
    </EdgeActions>
  </Box>
);

const isCalledOff = ({ status, scheduledAt }: Interview, now: Date): boolean =>
  status === 'cancelled' && new Date(scheduledAt) > now;

/** An interview that would still be to come, had it not been cancelled (decision P19). */
const CancelledInterview = ({ interview }: { interview: Interview }) => (
  <Box sx={{ mt: 1.5 }}>
    <Callout tone="warning" title="Cancelled – do not travel">
      The interview on {formatDayAndTime(interview.scheduledAt)} will not take place.
    </Callout>
  </Box>
);

/** One own application: where it stands and what comes next. */
export const SeekerCard = ({ application, onLetter, onDelete }: SeekerCardProps) => {
  const { job, nextInterview, interviews } = application;
  const now = useNow();
  return (
    <Card component="li">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <Typography component="h2" variant="h3" sx={{ minWidth: 0 }}>
          <TextLink to={`/jobs/${job.id}`}>{job.title}</TextLink>
        </Typography>
        <StatusChip label={statusWords[application.status].seeker} tone={application.status} />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[job.company.name, job.location].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Applied {formatDay(application.appliedAt)} · Reference {application.id}
      </Typography>
      {interviews
        .filter((interview) => isCalledOff(interview, now))
        .map((interview) => (
          <CancelledInterview key={interview.id} interview={interview} />
        ))}
      {nextInterview && <PlannedInterview application={application} interview={nextInterview} />}
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={onLetter} aria-label={`Cover letter for ${job.title}`}>
          Cover Letter
        </Button>
        {mayDelete(application.status) && (
          <Button
            size="small"
            color="error"
            startIcon={<TrashIcon size={16} />}
            onClick={onDelete}
            aria-label={`Delete application for ${job.title}`}
          >
            Delete
          </Button>
        )}
      </Stack>
    </Card>
  );
};
