import { Stack, Typography } from '@mui/material';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CompanyFigures as Figures, TeamMemberFigures } from '@workboard/contracts';
import { DataTable, type Column } from '../../components/lists/data-table.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { formatDayAndTime } from '../../lib/text/dates.js';
import { formatNumber } from '../../lib/text/text.js';
import { read } from '../../lib/api/read.js';
import { sayReplies, sayWithin } from '../../entities/company/replies.js';

/** From so many applications on everybody reads how the company answers. */
const fewest = 10;

const companyFiguresQuery = queryOptions({ ...read('/team/figures'), staleTime: 60_000 });

const Answers = ({ replies }: Pick<Figures, 'replies'>) => {
  const { applications, answered, medianDays } = replies;
  return (
    <Section card title="Answers to applicants">
      <Typography>
        {applications === 0
          ? 'Nobody waits for an answer yet.'
          : `${formatNumber(answered)} of ${formatNumber(applications)} applicants of the last year have an answer.${
              medianDays === null ? '' : ` Half of the first answers came within ${sayWithin(medianDays)}.`
            }`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {applications >= fewest
          ? `Your ads say: “${sayReplies(replies)}”.`
          : `From ${fewest} applications on your ads say how you answer.`}
      </Typography>
    </Section>
  );
};

const columns: Column<TeamMemberFigures>[] = [
  { header: 'Who', isTitle: true, cell: ({ name }) => name ?? 'A former colleague' },
  { header: 'Decisions', align: 'right', cell: ({ decisions }) => formatNumber(decisions) },
  { header: 'Interviews', align: 'right', cell: ({ interviews }) => formatNumber(interviews) },
  { header: 'Notes', align: 'right', cell: ({ notes }) => formatNumber(notes) },
  { header: 'Last', minWidth: 148, cell: ({ lastAt }) => formatDayAndTime(lastAt) },
];

/** How the company answers, and what each of the team did within 30 days (decision P57). */
export const CompanyFigures = () => (
  <QueryState query={useQuery(companyFiguresQuery)}>
    {({ replies, team }) => (
      <Stack sx={{ gap: 3 }}>
        <Answers replies={replies} />
        <Section card title="Team activity of the last 30 days">
          {team.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>Nothing was decided yet.</Typography>
          ) : (
            <DataTable
              isFlush
              label="Team activity"
              rows={team}
              columns={columns}
              rowKey={({ userId }) => userId ?? 'former'}
            />
          )}
        </Section>
      </Stack>
    )}
  </QueryState>
);
