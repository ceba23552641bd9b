import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { applicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
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
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr) auto',
          columnGap: 1.5,
          rowGap: 1,
          listStyle: 'none',
          p: 0,
          m: 0,
        }}
      >
        {counts.map(({ status, count }) => {
          const label = statusWords[status].seeker;
          return (
            <Box
              component="li"
              key={status}
              sx={{ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' }}
            >
              <Box>
                <StatusChip label={label} tone={status} />
              </Box>
              <Box
                aria-hidden="true"
                sx={{
                  height: 8,
                  width: `${(100 * (count ?? 0)) / most}%`,
                  borderRadius: 1,
                  bgcolor: `status.${status}.text`,
                }}
              />
              <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, textAlign: 'right' }}>
                {count ?? '–'}
              </Typography>
            </Box>
          );
        })}
      </Box>
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
      <Stack sx={{ gap: 4 }}>
        {!isReady && <ProfileStrength user={user} />}
        <QueryState query={applications} loading={<Counters saved={saved.data?.length} />}>
          {(list) => <Counters applications={list} saved={saved.data?.length} />}
        </QueryState>
        <SeekerUpcoming applications={applications.data} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
            gridTemplateRows: { md: 'auto 1fr' },
          }}
        >
          <Box sx={{ gridColumn: { md: 2 } }}>
            <StatusPanel applications={applications.data} />
          </Box>
          <Box sx={{ gridArea: { md: '1 / 1 / 3 / 2' } }}>
            <LatestJobs hasSkills={user.skills.length > 0} />
          </Box>
          {isReady && <ProfileStrength user={user} />}
        </Box>
      </Stack>
    </Page>
  );
};
