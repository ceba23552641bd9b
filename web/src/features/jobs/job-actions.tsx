import { Button, Stack } from '@mui/material';
import type { Job } from '@workboard/contracts';
import { BookmarkFilledIcon, BookmarkIcon, LinkIcon } from '../../components/elements/icons.js';
import { isOver } from '../../entities/job/job-dates.js';
import { copyText } from '../../lib/browser/copy-text.js';
import { toast } from '../../lib/toasts/toast.js';
import { ApplyButton } from './apply-button.js';
import { previewPath } from './preview-path.js';
import { useSaveJob } from './use-save-job.js';

const copyLink = async (id: number): Promise<void> => {
  const url = `${window.location.origin}${previewPath(id)}`;
  if (await copyText(url)) {
    toast.success('Link copied!');
    return;
  }
  toast.error('The link could not be copied', { text: url });
};

/** Keeps a job for later, as long as it takes applications. */
const SaveButton = ({ job, now }: { job: Job; now: Date }) => {
  const save = useSaveJob(job);
  if (!save || (isOver(job, now) && !save.isSaved)) {
    return null;
  }
  return (
    <Button
      variant="outlined"
      aria-pressed={save.isSaved}
      disabled={save.isBusy}
      startIcon={save.isSaved ? <BookmarkFilledIcon /> : <BookmarkIcon />}
      onClick={save.toggle}
    >
      {save.isSaved ? 'Saved' : 'Save'}
    </Button>
  );
};

interface JobActionsProps {
  job: Job;
  now: Date;
  isPublic?: boolean;
  /** Whether others can see the job at all. */
  isShareable: boolean;
}

/** Apply, save and copy the link. */
export const JobActions = ({ job, now, isPublic, isShareable }: JobActionsProps) => (
  <Stack
    direction="row"
    sx={{
      gap: { xs: 0.75, sm: 1 },
      // All three fit beside each other on the smallest phones, what the first says in two lines; with larger letters it has its own.
      flexWrap: 'wrap',
      '& .MuiButton-root': {
        px: { xs: 1, sm: 2.25 },
        fontSize: { xs: '.875rem', sm: '.9375rem' },
        textAlign: 'center',
      },
      '& > .MuiButton-root': { flex: 'none' },
      '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
    }}
  >
    <Stack sx={{ flex: { xs: '1 0 6.5rem', sm: 'none' }, minWidth: 0, justifyContent: 'center' }}>
      <ApplyButton job={job} now={now} isPublic={isPublic} />
    </Stack>
    <SaveButton job={job} now={now} />
    {isShareable && (
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => void copyLink(job.id)}>
        Copy Link
      </Button>
    )}
  </Stack>
);
