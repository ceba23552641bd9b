import { Suspense } from 'react';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { useUser } from '../../lib/session/session.js';
import { SeekerApplications } from './seeker-applications.js';

const EmployerApplications = lazyPart(async () => (await import('./employer-applications.js')).EmployerApplications);

/**
 * All applications to one's company's active jobs, or the seeker's own (spec §2 "Applications"). What seekers see is of plain
 * elements, and loads neither the style library nor what employers decide with.
 */
export const ApplicationsPage = () =>
  useUser().role === 'employer' ? (
    <Suspense
      fallback={
        <div className="page-width page">
          <Skeletons label="Loading..." height={160} />
        </div>
      }
    >
      <EmployerApplications />
    </Suspense>
  ) : (
    <SeekerApplications />
  );
