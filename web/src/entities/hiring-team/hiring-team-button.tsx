import { Button, Typography, type SxProps } from '@mui/material';
import type { Job } from '@workboard/contracts';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../components/feedback/lazy-part.js';
import { useIsWriter } from '../../lib/session/writers.js';
import { useHiringTeams } from './hiring-teams.js';

export const HiringTeamDialog = lazyDialog(async () => (await import('./hiring-team-dialog.js')).HiringTeamDialog);

interface HiringTeamButtonProps {
  job: Pick<Job, 'id' | 'title'>;
  variant?: 'text' | 'outlined';
  /** For lists, whose rows come and go while the dialog stands: they open it themselves. */
  onOpen?: () => void;
  sx?: SxProps;
}

/** How many see a job's applicants, and for who may change it the way there (decision P68). */
export const HiringTeamButton = ({ job, variant = 'text', onOpen, sx = {} }: HiringTeamButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const isWriter = useIsWriter();
  const teams = useHiringTeams();
  const says = `Hiring team: ${teams.of(job.id)?.members?.length ?? 'everybody'}`;
  if (!isWriter || !teams.isOpen(job.id)) {
    return (
      <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
        {says}
        {!teams.isOpen(job.id) && '. You are not in it.'}
      </Typography>
    );
  }
  return (
    <>
      <Button
        size="small"
        variant={variant}
        aria-label={`${says}. Change who sees the applicants for ${job.title}`}
        onClick={onOpen ?? (() => setOpen(true))}
        sx={sx}
      >
        {says}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <HiringTeamDialog job={job} team={teams.of(job.id)} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
