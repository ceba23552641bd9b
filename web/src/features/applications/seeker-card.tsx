import type { Application } from '@workboard/contracts';
import { isDeletable, isOpen, referenceOf, stageOf } from '@workboard/contracts/statuses';
import { memo, Suspense } from 'react';
import { Button } from '../../components/elements/button.js';
import { TrashIcon } from '../../components/elements/icons.js';
import { TextLink } from '../../components/elements/link.js';
import { StatusChip } from '../../components/elements/status-chip.js';
import { formatDay } from '../../lib/text/dates.js';
import { plainPart } from '../../components/feedback/lazy-part.js';
import { SeekerInterviews } from './interviews/seeker-interviews.js';
import { stageChip } from '../../entities/application/status.js';

const SeekerTimes = plainPart(async () => (await import('./interviews/seeker-times.js')).SeekerTimes, 'silent');
const SeekerMessages = plainPart(async () => (await import('./messages/seeker-messages.js')).SeekerMessages, 'silent');

interface SeekerCardProps {
  application: Application;
  /** Whether the employer offers times to choose from. */
  hasTimes: boolean;
  /** Whether the employer wrote. */
  hasMessages: boolean;
  onLetter: (application: Application) => void;
  onWithdraw: (application: Application) => Promise<void>;
  onDelete: (application: Application) => Promise<void>;
}

/** What became of a job that the employer deleted, and the way to others like it. */
const JobWithdrawn = ({ application: { jobWithdrawnAt, job, ...rest } }: { application: Application }) =>
  jobWithdrawnAt && (
    <p className="text-small apart">
      {job.company.name} withdrew this job on {formatDay(jobWithdrawnAt)}.
      {stageOf({ jobWithdrawnAt, ...rest }) === 'job_withdrawn' && ' Your application is closed.'}{' '}
      <TextLink to={`/jobs?search=${encodeURIComponent(job.title)}`}>See similar jobs</TextLink>
    </p>
  );

/**
 * One own application: where it stands and what comes next. Plain elements, as there are many on a screen (ADR 42), which are
 * not rendered again while answers to other reads come.
 */
export const SeekerCard = memo(function SeekerCard({
  application,
  hasTimes,
  hasMessages,
  onLetter,
  onWithdraw,
  onDelete,
}: SeekerCardProps) {
  const { job } = application;
  return (
    <li className="card application-card">
      <div className="application-card-head">
        <h2 className="title-3">
          {application.jobWithdrawnAt ? job.title : <TextLink to={`/jobs/${job.id}`}>{job.title}</TextLink>}
        </h2>
        <StatusChip {...stageChip(application, 'seeker')} />
      </div>
      <p className="text-small quiet">{[job.company.name, job.location].filter(Boolean).join(' · ')}</p>
      <p className="text-small apart">
        Applied {formatDay(application.appliedAt)} · Reference {referenceOf(application.id)}
        {application.withdrawnAt && ` · Withdrawn ${formatDay(application.withdrawnAt)}`}
      </p>
      <JobWithdrawn application={application} />
      {hasTimes && (
        <Suspense fallback={null}>
          <SeekerTimes application={application} />
        </Suspense>
      )}
      <SeekerInterviews application={application} />
      {hasMessages && (
        <Suspense fallback={null}>
          <SeekerMessages application={application} />
        </Suspense>
      )}
      <div className="application-card-acts">
        <Button
          size="small"
          variant="outlined"
          onClick={() => onLetter(application)}
          aria-label={`Cover letter for ${job.title}`}
        >
          Cover Letter
        </Button>
        {isOpen(application) && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => void onWithdraw(application)}
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
            onClick={() => void onDelete(application)}
            aria-label={`Delete application for ${job.title}`}
          >
            Delete
          </Button>
        )}
      </div>
    </li>
  );
});
