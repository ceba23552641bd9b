import { useQuery } from '@tanstack/react-query';
import type { JobAlert } from '@workboard/contracts';
import { Button } from '../../components/elements/button.js';
import { BellIcon } from '../../components/elements/icons.js';
import { TextLink } from '../../components/elements/link.js';
import { api } from '../../lib/api/api.js';
import { jobAlertsQuery } from '../../entities/job/job-queries.js';
import { useSession } from '../../lib/session/session.js';
import { SignInLink } from '../../components/elements/sign-in-link.js';
import { useAction } from '../../lib/api/use-action.js';
import type { JobParams } from './job-filters.js';
import { alertOfSearch, isSameSearch, type SearchAlert } from './search-alert.js';

const offer = 'Tell Me of New Ones';

const Offer = ({ search }: { search: SearchAlert }) => {
  const { user, isChecking } = useSession();
  const isSeeker = user?.role === 'job_seeker';
  const alerts = useQuery({ ...jobAlertsQuery, enabled: isSeeker });
  const create = useAction<SearchAlert, JobAlert>({
    run: (alert, creating) => api.post('/job-alerts', { body: alert, ...creating }),
    refresh: [jobAlertsQuery.queryKey],
    success: ({ title }) => ({ title: 'Job alert created successfully', text: title }),
    failure: { title: 'The alert was not created', text: 'Please try again.' },
  });
  if (isChecking || (user && !isSeeker) || (isSeeker && alerts.isPending)) {
    return null;
  }
  if (!isSeeker) {
    return <SignInLink startIcon={<BellIcon />}>{offer}</SignInLink>;
  }
  return alerts.data?.some((alert) => isSameSearch(alert, search)) ? (
    <p className="text-small has-alert">
      <TextLink to="/job-alerts">You hear of new ones</TextLink>
    </p>
  ) : (
    <Button startIcon={<BellIcon />} disabled={create.isPending} onClick={() => create.mutate(search)}>
      {offer}
    </Button>
  );
};

/** One tap to hear of new jobs like these; visitors sign in first, and those who hear of them already are told so. */
export const AlertOffer = ({ params }: { params: JobParams }) => {
  const search = alertOfSearch(params);
  return search && <Offer search={search} />;
};
