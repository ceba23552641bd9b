import { Button, Card, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { isDeletable, isOpen, referenceOf, stageOf } from '@workboard/contracts/statuses';
import { TrashIcon } from '../../components/elements/icons.js';
import { TextLink } from '../../components/elements/link.js';
import { StatusChip } from '../../components/elements/status-chip.js';
import { formatDay } from '../../lib/text/dates.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import { SeekerInterviews } from './interviews/seeker-interviews.js';
import { Suspense } from 'react';
import { stageChip } from '../../entities/application/status.js';

const SeekerTimes = lazyPart(async () => (await import('./interviews/seeker-times.js')).SeekerTimes, 'silent');

const SeekerMessages = lazyPart(async () => (await import('./messages/seeker-messages.js')).SeekerMessages, 'silent');

interface SeekerCardProps {
  application: Application;
  onLetter: () => void;
  onWithdraw: () => void;
  onDelete: () => void;
}

/** What became of a job that the employer deleted, and the way to others like it. */
const JobWithdrawn = ({ application: { jobWithdrawnAt, job, ...rest } }: { application: Application }) =>
  jobWithdrawnAt && (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {job.company.name} withdrew this job on {formatDay(jobWithdrawnAt)}.
      {stageOf({ jobWithdrawnAt, ...rest }) === 'job_withdrawn' && ' Your application is closed.'}{' '}
      <TextLink to={`/jobs?search=${encodeURIComponent(job.title)}`}>See similar jobs</TextLink>
    </Typography>
  );

/** One own application: where it stands and what comes next. */
export const SeekerCard = ({ application, onLetter, onWithdraw, onDelete }: SeekerCardProps) => {
  const { job } = application;
  return (
    <Card component="li">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <Typography component="h2" variant="h3" sx={{ minWidth: 0 }}>
          {application.jobWithdrawnAt ? job.title : <TextLink to={`/jobs/${job.id}`}>{job.title}</TextLink>}
        </Typography>
        <StatusChip {...stageChip(application, 'seeker')} />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[job.company.name, job.location].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Applied {formatDay(application.appliedAt)} · Reference {referenceOf(application.id)}
        {application.withdrawnAt && ` · Withdrawn ${formatDay(application.withdrawnAt)}`}
      </Typography>
      <JobWithdrawn application={application} />
      <Suspense fallback={null}>
        <SeekerTimes application={application} />
      </Suspense>
      <SeekerInterviews application={application} />
      <Suspense fallback={null}>
        <SeekerMessages application={application} />
      </Suspense>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={onLetter} aria-label={`Cover letter for ${job.title}`}>
          Cover Letter
        </Button>
        {isOpen(application) && (
          <Button
            size="small"
            variant="outlined"
            onClick={onWithdraw}
            aria-label={`Withdraw application for ${job.title}`}
          >
            Withdraw
          </Button>
        )}
        {isDeletable(application) && (
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
