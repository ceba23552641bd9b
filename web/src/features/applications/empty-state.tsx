import { Button } from '../../components/elements/button.js';
import { ButtonLink } from '../../components/elements/link.js';
import { PostJobLink } from '../../entities/job/post-job-link.js';
import { plural } from '../../lib/text/text.js';

const title = 'No applications found';

/** What stands where the search or a filter hides every application. */
export const noneMatches = (onClear: () => void) => ({
  title,
  text: 'No application matches this search and these filters.',
  action: (
    <Button variant="contained" onClick={onClear}>
      Clear Filters
    </Button>
  ),
});

/** What stands where a seeker has not applied yet. */
export const nothingAppliedFor = {
  title,
  text: 'What you apply for appears here, with every step.',
  action: (
    <ButtonLink variant="contained" to="/jobs">
      Find Jobs
    </ButtonLink>
  ),
};

/** What stands where nobody has applied yet, or only for jobs that are closed, whose applications are hidden. */
export const nobodyApplied = ({ closedCount, onShowClosed }: { closedCount: number; onShowClosed: () => void }) =>
  closedCount > 0
    ? {
        title,
        text: `${plural(closedCount, 'application')} ${closedCount === 1 ? 'belongs' : 'belong'} to closed jobs.`,
        action: (
          <Button variant="contained" onClick={onShowClosed}>
            Show them
          </Button>
        ),
      }
    : { title, text: 'Applications to your active jobs appear here.', action: <PostJobLink /> };
