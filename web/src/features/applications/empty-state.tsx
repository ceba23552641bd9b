import { Button } from '@mui/material';
import { ButtonLink } from '../../components/elements/link.js';
import { PostJobLink } from '../../entities/job/post-job-link.js';
import { plural } from '../../lib/text/text.js';

interface Emptiness {
  isEmployer: boolean;
  /** Given when there are applications, which the search or a filter hides. */
  onClear?: () => void;
  /** How many applications belong to closed jobs and are hidden. */
  closedCount: number;
  onShowClosed: () => void;
}

/** What stands where no application does, and the way on from there. */
export const emptyState = ({ isEmployer, onClear, closedCount, onShowClosed }: Emptiness) => {
  const title = 'No applications found';
  if (onClear) {
    return {
      title,
      text: 'No application matches this search and these filters.',
      action: (
        <Button variant="contained" onClick={onClear}>
          Clear Filters
        </Button>
      ),
    };
  }
  if (closedCount > 0) {
    return {
      title,
      text: `${plural(closedCount, 'application')} ${closedCount === 1 ? 'belongs' : 'belong'} to closed jobs.`,
      action: (
        <Button variant="contained" onClick={onShowClosed}>
          Show them
        </Button>
      ),
    };
  }
  return {
    title,
    text: isEmployer
      ? 'Applications to your active jobs appear here.'
      : 'What you apply for appears here, with every step.',
    action: isEmployer ? (
      <PostJobLink />
    ) : (
      <ButtonLink variant="contained" to="/jobs">
        Find Jobs
      </ButtonLink>
    ),
  };
};
