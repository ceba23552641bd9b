import { Button } from '@mui/material';
import { ButtonLink } from '../../components/link.js';
import { PostJobLink } from '../../components/post-job-link.js';

interface Emptiness {
  isEmployer: boolean;
  /** Given when there are applications, which the search or a filter hides. */
  onClear?: () => void;
}

/** What stands where no application does, and the way on from there. */
export const emptyState = ({ isEmployer, onClear }: Emptiness) => {
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
