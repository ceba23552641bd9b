import { Suspense } from 'react';
import { ButtonLink } from '../../components/elements/link.js';
import { Notice } from '../../components/feedback/notice.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { useUser } from '../../lib/session/session.js';
import { lazyPart, plainPart } from '../../components/feedback/lazy-part.js';

const SeekerDashboard = plainPart(async () => (await import('./seeker-dashboard.js')).SeekerDashboard);
const EmployerDashboard = lazyPart(async () => (await import('./employer-dashboard.js')).EmployerDashboard);

/** An employer's first step (spec §2 "Dashboard"). */
const NoCompany = () => (
  <Notice title="Create Your Company" text="Tell people who you are, then post your first job.">
    <ButtonLink variant="contained" to="/create-company">
      Create Your Company
    </ButtonLink>
  </Notice>
);

/** What the admin role has of its own: its profile, and the companies' logos (decision P12). */
const AdminHome = ({ firstName }: { firstName: string }) => (
  <Notice
    title={`Welcome, ${firstName}`}
    text="You look after the logos of companies: open one to give it a logo. Everything else is the super admin's."
  >
    <ButtonLink variant="contained" to="/companies">
      Companies
    </ButtonLink>
    <ButtonLink variant="outlined" to="/profile">
      Profile
    </ButtonLink>
  </Notice>
);

/** The first screen after signing in, for each role; super admins are sent to their own by the route's guard. */
export const DashboardPage = () => {
  const user = useUser();
  if (user.role === 'admin') {
    return <AdminHome firstName={user.firstName} />;
  }
  if (user.role === 'employer' && user.companyId === null) {
    return <NoCompany />;
  }
  return (
    <Suspense fallback={<Skeletons count={3} height={140} />}>
      {user.role === 'employer' ? <EmployerDashboard companyId={user.companyId} /> : <SeekerDashboard />}
    </Suspense>
  );
};
