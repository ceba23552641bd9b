import type { CardJob } from '@workboard/contracts';
import { Suspense, type KeyboardEvent } from 'react';
import { JobCard, type JobMarks } from '../../entities/job/job-card.js';
import { plainPart } from '../../components/feedback/lazy-part.js';
import { useSession } from '../../lib/session/session.js';
import { useNow } from '../../lib/browser/use-now.js';

const CardSave = plainPart(async () => (await import('./seeker-marks.js')).CardSave);
const CardApplied = plainPart(async () => (await import('./seeker-marks.js')).CardApplied);

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Moves the focus to the next or previous card. */
const move = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-job]')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (step === undefined || at < 0) {
    return;
  }
  event.preventDefault();
  links[at + step]?.focus();
};

interface JobListProps {
  jobs: readonly CardJob[];
  selectedId: number | undefined;
  onOpen: (job: CardJob) => void;
  label?: string;
  /** By job. */
  marks?: Readonly<Record<string, JobMarks>>;
}

/** The cards; arrow keys or j and k move between them while one has the focus. */
export const JobList = ({ jobs, selectedId, onOpen, label = 'Jobs', marks }: JobListProps) => {
  const now = useNow();
  const isSeeker = useSession().user?.role === 'job_seeker';
  return (
    // The keys are those of the links in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul aria-label={label} onKeyDown={move} className="plain-list job-list">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            now={now}
            isSelected={job.id === selectedId}
            onOpen={onOpen}
            marks={marks?.[job.id]}
            hasCorner
            corner={
              isSeeker && (
                <Suspense fallback={null}>
                  <CardSave job={job} />
                </Suspense>
              )
            }
            note={
              isSeeker && (
                <Suspense fallback={null}>
                  <CardApplied job={job} />
                </Suspense>
              )
            }
          />
        </li>
      ))}
    </ul>
  );
};
