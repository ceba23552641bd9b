import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { applicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { Button } from '../../components/elements/button.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Page } from '../../components/layout/page.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { StatTile, StatTiles } from '../../components/elements/stat-tile.js';
import { StatusChip } from '../../components/elements/status-chip.js';
import { useUser } from '../../lib/session/session.js';
import { ownApplicationsQuery } from '../../entities/application/own-applications.js';
import { savedJobsQuery } from '../../entities/job/job-queries.js';
import { applyChecklist } from '../../entities/account/profile.js';
import { activeStatuses, countIn } from '../../entities/application/status.js';
import { useLogout } from '../../offline/use-logout.js';
import { LatestJobs } from './latest-jobs.js';
import { ProfileStrength } from './profile-strength.js';
import { SeekerUpcoming } from './upcoming-interviews.js';

/** How many have one of the statuses; undefined while they are not known. */
const countOf = (
  applications: readonly Application[] | undefined,
  statuses: readonly ApplicationStatus[],
): number | undefined => applications && countIn(applications, statuses);

interface CountersProps {
  applications?: readonly Application[];
  saved: number | undefined;
}

const Counters = ({ applications, saved }: CountersProps) => (
  <StatTiles>
    <StatTile label="Applications Sent" value={applications?.length} to="/applications" />
    <StatTile label="Saved Jobs" value={saved} to="/saved-jobs" />
    <StatTile label="Active Applications" value={countOf(applications, activeStatuses)} to="/applications" />
    <StatTile
      label="Interviews"
      value={countOf(applications, ['interviewing'])}
      to="/applications?status=interviewing"
    />
  </StatTiles>
);

/** How many there are of each status, with a bar that shows the share. */
const StatusPanel = ({ applications }: { applications: readonly Application[] | undefined }) => {
  const counts = applicationStatuses.map((status) => ({ status, count: countOf(applications, [status]) }));
  const most = Math.max(1, ...counts.map(({ count }) => count ?? 0));
  return (
    <Section card title="Application Status">
      <ul className="plain-list status-shares">
        {counts.map(({ status, count }) => (
          <li key={status}>
            <div>
              <StatusChip label={statusWords[status].seeker} tone={status} />
            </div>
            <div
              aria-hidden="true"
              className={`share ${status}`}
              style={{ width: `${(100 * (count ?? 0)) / most}%` }}
            />
            <p className="text strong">{count ?? '–'}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** Where the seeker stands, and jobs to look at next (spec §2 "Dashboard"). */
export const SeekerDashboard = () => {
  const user = useUser();
  const logout = useLogout();
  // What is missing comes first: without it nothing can be sent.
  const isReady = applyChecklist(user).every(({ isDone }) => isDone);
  const applications = useQuery(ownApplicationsQuery);
  const saved = useQuery(savedJobsQuery);
  return (
    <Page
      title={`Welcome back, ${user.firstName}!`}
      subtitle="Your applications, and jobs to look at next."
      actions={
        <>
          <ButtonLink variant="contained" to="/jobs">
            Find Jobs
          </ButtonLink>
          <ButtonLink variant="outlined" to="/analytics">
            Analytics
          </ButtonLink>
          <Button variant="outlined" onClick={() => void logout()}>
            Log out
          </Button>
        </>
      }
    >
      <div className="parts far">
        {!isReady && <ProfileStrength user={user} />}
        <QueryState query={applications} loading={<Counters saved={saved.data?.length} />}>
          {(list) => <Counters applications={list} saved={saved.data?.length} />}
        </QueryState>
        <SeekerUpcoming applications={applications.data} />
        <div className="dashboard-columns">
          <div className="beside">
            <StatusPanel applications={applications.data} />
          </div>
          <div className="first">
            <LatestJobs hasSkills={user.skills.length > 0} />
          </div>
          {isReady && <ProfileStrength user={user} />}
        </div>
      </div>
    </Page>
  );
};
