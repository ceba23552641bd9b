import { Box } from '@mui/material';
import type { Job } from '@workboard/contracts';
import type { KeyboardEvent } from 'react';
import { JobCard, type JobMarks } from '../../components/job-card.js';
import { useNow } from '../../lib/use-now.js';

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
  jobs: readonly Job[];
  selectedId: number | undefined;
  onOpen: (job: Job) => void;
  label?: string;
  /** By job. */
  marks?: Readonly<Record<string, JobMarks>>;
}

/** The cards; arrow keys or j and k move between them while one has the focus. */
export const JobList = ({ jobs, selectedId, onOpen, label = 'Jobs', marks }: JobListProps) => {
  const now = useNow();
  return (
    <Box
      component="ul"
      aria-label={label}
      onKeyDown={move}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, listStyle: 'none', p: 0, m: 0 }}
    >
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} now={now} isSelected={job.id === selectedId} onOpen={onOpen} marks={marks?.[job.id]} />
        </li>
      ))}
    </Box>
  );
};
