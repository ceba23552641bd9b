import { Button, Card, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { deletableApplicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { TrashIcon } from '../../components/icons.js';
import { TextLink } from '../../components/link.js';
import { StatusChip } from '../../components/status-chip.js';
import { formatDay } from '../../lib/dates.js';
import { SeekerInterviews } from './seeker-interviews.js';

interface SeekerCardProps {
  application: Application;
  onLetter: () => void;
  onDelete: () => void;
}

const mayDelete = (status: ApplicationStatus): boolean =>
  (deletableApplicationStatuses as readonly ApplicationStatus[]).includes(status);

/** One own application: where it stands and what comes next. */
export const SeekerCard = ({ application, onLetter, onDelete }: SeekerCardProps) => {
  const { job } = application;
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
      <SeekerInterviews application={application} />
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
