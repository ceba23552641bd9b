import { Button, Card, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { deletableApplicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { TrashIcon } from '../../components/icons.js';
import { OutsideLink, TextLink } from '../../components/link.js';
import { StatusChip } from '../../components/status-chip.js';
import { formatDay, formatDayAndTime } from '../../lib/dates.js';
import { statusWords } from '../../lib/status.js';
import { downloadCalendarEntry } from './calendar-entry.js';

interface SeekerCardProps {
  application: Application;
  onLetter: () => void;
  onDelete: () => void;
}

const mayDelete = (status: ApplicationStatus): boolean =>
  (deletableApplicationStatuses as readonly ApplicationStatus[]).includes(status);

/** One own application: where it stands and what comes next. */
export const SeekerCard = ({ application, onLetter, onDelete }: SeekerCardProps) => {
  const { job, nextInterview: interview } = application;
  return (
    <Card component="li">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <div>
          <Typography component="h2" variant="h3">
            <TextLink to={`/jobs/${job.id}`}>{job.title}</TextLink>
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {[job.company.name, job.location].filter(Boolean).join(' · ')}
          </Typography>
        </div>
        <StatusChip label={statusWords[application.status].seeker} tone={statusWords[application.status].tone} />
      </Stack>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Applied {formatDay(application.appliedAt)} · Reference {application.id}
      </Typography>
      {interview && (
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mt: 1 }}>
          <Typography variant="body2">
            <strong>Interview:</strong> {formatDayAndTime(interview.scheduledAt)}, {interview.duration} minutes
          </Typography>
          {interview.meetingLink && <OutsideLink href={interview.meetingLink}>Join the meeting</OutsideLink>}
          <Button size="small" onClick={() => downloadCalendarEntry(application, interview)}>
            Add to calendar
          </Button>
        </Stack>
      )}
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
