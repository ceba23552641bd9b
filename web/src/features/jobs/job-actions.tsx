import type { Job } from '@workboard/contracts';
import { Button } from '../../components/elements/button.js';
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
  <div className="job-actions">
    <div>
      <ApplyButton job={job} now={now} isPublic={isPublic} />
    </div>
    <SaveButton job={job} now={now} />
    {isShareable && (
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => void copyLink(job.id)}>
        Copy Link
      </Button>
    )}
  </div>
);
