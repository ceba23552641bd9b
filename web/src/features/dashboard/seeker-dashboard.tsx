import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { applicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { ButtonLink } from '../../components/link.js';
import { Page } from '../../components/page.js';
import { QueryState } from '../../components/query-state.js';
import { Section } from '../../components/section.js';
import { StatTile, StatTiles } from '../../components/stat-tile.js';
import { StatusChip } from '../../components/status-chip.js';
import { useUser } from '../../lib/guard.js';
import { ownApplicationsQuery } from '../../lib/own-applications.js';
import { savedJobsQuery } from '../../lib/queries.js';
import { activeStatuses, statusWords } from '../../lib/status.js';
import { useLogout } from '../../lib/use-logout.js';
import { LatestJobs } from './latest-jobs.js';
import { ProfileStrength } from './profile-strength.js';

const countOf = (applications: readonly Application[], statuses: readonly ApplicationStatus[]): number =>
  applications.filter(({ status }) => statuses.includes(status)).length;

const StatusPanel = ({ applications }: { applications: readonly Application[] }) => (
  <Section card title="Application Status">
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
      {applicationStatuses.map((status) => (
        <Stack
          component="li"
          key={status}
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center' }}
        >
          <StatusChip label={statusWords[status].seeker} tone={statusWords[status].tone} />
          <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
            {countOf(applications, [status])}
          </Typography>
        </Stack>
      ))}
    </Stack>
  </Section>
);

/** Where the seeker stands, and jobs to look at next (spec §2 "Dashboard"). */
export const SeekerDashboard = () => {
  const user = useUser();
  const logout = useLogout();
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
        <QueryState query={applications}>
          {(list) => (
            <StatTiles>
              <StatTile label="Applications Sent" value={list.length} to="/applications" />
              <StatTile label="Saved Jobs" value={saved.data?.length ?? '–'} to="/saved-jobs" />
              <StatTile label="Active Applications" value={countOf(list, activeStatuses)} to="/applications" />
              <StatTile
                label="Interviews"
                value={countOf(list, ['interviewing'])}
                to="/applications?status=interviewing"
              />
            </StatTiles>
          )}
        </QueryState>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <LatestJobs hasSkills={user.skills.length > 0} />
          <Stack sx={{ gap: 3 }}>
            <StatusPanel applications={applications.data ?? []} />
            <ProfileStrength user={user} />
          </Stack>
        </Box>
      </Stack>
    </Page>
  );
};
