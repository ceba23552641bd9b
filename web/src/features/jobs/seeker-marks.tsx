import type { CardJob } from '@workboard/contracts';
import { BookmarkFilledIcon, BookmarkIcon } from '../../components/elements/icons.js';
import { IconAction } from '../../components/elements/link.js';
import { Tag } from '../../components/elements/tag.js';
import { useOwnApplication } from './apply-state.js';
import { isToBeSent, useWaitingFor } from '../../offline/waiting.js';
import { useSaveJob } from './use-save-job.js';

/** Keeps a job of a list for later without opening it. */
export const CardSave = ({ job }: { job: CardJob }) => {
  const save = useSaveJob(job);
  return (
    save && (
      <IconAction
        label={`Save ${job.title}`}
        aria-pressed={save.isSaved}
        disabled={save.isBusy}
        onClick={save.toggle}
        className={save.isSaved ? 'card-save is-on' : 'card-save'}
      >
        {save.isSaved ? <BookmarkFilledIcon /> : <BookmarkIcon />}
      </IconAction>
    )
  );
};

/** Says that one applied for a job of a list, or that this waits for a signal. */
export const CardApplied = ({ job }: { job: CardJob }) => {
  const waiting = useWaitingFor(job.id, ['apply']);
  const isSent = useOwnApplication(job) !== undefined;
  if (!isSent && waiting) {
    return <Tag>{isToBeSent(waiting) ? 'Waiting for a signal' : 'Not sent'}</Tag>;
  }
  return isSent ? <Tag className="applied">Applied</Tag> : null;
};
