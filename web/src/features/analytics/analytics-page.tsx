import { Suspense } from 'react';
import { Page } from '../../components/layout/page.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { useUser } from '../../lib/session/session.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';

const SeekerAnalytics = lazyPart(async () => (await import('./seeker-analytics.js')).SeekerAnalytics);
const EmployerAnalytics = lazyPart(async () => (await import('./employer-analytics.js')).EmployerAnalytics);

/** Figures of one's job search, or of one's company's hiring. */
export const AnalyticsPage = () => {
  const isEmployer = useUser().role === 'employer';
  return (
    <Page title={isEmployer ? 'Hiring Analytics' : 'Job Search Analytics'}>
      <Suspense fallback={<Skeletons count={3} height={160} />}>
        {isEmployer ? <EmployerAnalytics /> : <SeekerAnalytics />}
      </Suspense>
    </Page>
  );
};
