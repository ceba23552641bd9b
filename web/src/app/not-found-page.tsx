import { ButtonLink } from '../components/elements/link.js';
import { Notice } from '../components/feedback/notice.js';

/** Any path that is not in the route table. */
export const NotFoundPage = () => (
  <Notice title="404 Page Not Found" text="There is nothing at this address. It may have been moved or removed.">
    <ButtonLink variant="contained" to="/jobs">
      Browse Jobs
    </ButtonLink>
    <ButtonLink variant="outlined" to="/">
      Go Home
    </ButtonLink>
  </Notice>
);
