import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { CompanyApplications } from '@workboard/contracts';
import { applicationStatuses } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { TextLink } from '../../../components/elements/link.js';
import { QueryState, Skeletons } from '../../../components/feedback/query-state.js';
import { Section } from '../../../components/layout/section.js';
import { StatTile, StatTiles } from '../../../components/elements/stat-tile.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { plural, formatNumber } from '../../../lib/text/text.js';
import { companyApplicationsQuery } from './record-queries.js';

const Figures = ({ figures }: { figures: CompanyApplications }) => {
  const { total, lastMonth, withdrawn, statuses, replies, team } = figures;
  return (
    <>
      <StatTiles>
        <StatTile label="Applications" value={formatNumber(total)} note={`${formatNumber(lastMonth)} within 30 days`} />
        <StatTile label="Hired" value={formatNumber(statuses.hired)} />
        <StatTile label="Withdrawn" value={formatNumber(withdrawn)} />
        <StatTile
          label="Answered"
          value={replies.applications === 0 ? '–' : `${replies.answered} of ${replies.applications}`}
          note={
            replies.medianDays === null
              ? undefined
              : `Half of them within ${plural(Math.ceil(replies.medianDays), 'day')}`
          }
        />
      </StatTiles>
      <Typography sx={{ mt: 2 }}>
        {applicationStatuses
          .map((status) => `${statusWords[status].employer} ${formatNumber(statuses[status])}`)
          .join(' · ')}
      </Typography>
      {team.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
          {team.map(({ userId, name, decisions, interviews, notes, lastAt }) => (
            <li key={userId}>
              {userId === null ? (
                'An account that is gone'
              ) : (
                <TextLink to={`/admin/users/${userId}`}>{name ?? `User ${userId}`}</TextLink>
              )}
              {`: ${plural(decisions, 'decision')}, ${plural(interviews, 'interview')}, ${plural(notes, 'note')} within 30 days, last ${formatDayAndTime(lastAt)}`}
            </li>
          ))}
        </Box>
      )}
    </>
  );
};

/** What became of the applications to its jobs, and who of the team works on them. */
export const ApplicationsOfCompany = ({ id }: { id: number }) => {
  const query = useQuery(companyApplicationsQuery(id));
  return (
    <Section title="Applications">
      <QueryState query={query} loading={<Skeletons count={1} height={96} />}>
        {(figures) =>
          figures.total === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>Nobody has applied to its jobs yet.</Typography>
          ) : (
            <Figures figures={figures} />
          )
        }
      </QueryState>
    </Section>
  );
};
