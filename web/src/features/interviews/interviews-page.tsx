import { Box, Card, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ListedInterview } from '@workboard/contracts';
import { formatDayInFull, startOfDay } from '@workboard/contracts/dates';
import { Suspense, useId } from 'react';
import { Label, Select } from '../../components/forms/controls.js';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Page } from '../../components/layout/page.js';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { useUser } from '../../lib/session/session.js';
import { fullName } from '@workboard/contracts/person-name';
import { lazyDialog, lazyPart } from '../../components/feedback/lazy-part.js';
import { interviewsQuery } from '../../entities/interview/interview-queries.js';
import { teamQuery } from '../../entities/company/company-queries.js';
import { useListParams } from '../../lib/lists/use-list-params.js';
import { useNow } from '../../lib/browser/use-now.js';
import { AgendaRow } from './agenda-row.js';
import { type AgendaDay, agendaDays, agendaOf, clashesIn, isMine } from '../../entities/interview/agenda.js';
import { useIsWriter } from '../../lib/session/writers.js';

const OutcomeDialog = lazyDialog(
  async () => (await import('../../entities/interview/outcome-dialog.js')).OutcomeDialog,
);
const CalendarFeedCard = lazyPart(async () => (await import('./calendar-feed-card.js')).CalendarFeedCard);

interface AgendaProps {
  all: readonly ListedInterview[];
  who: string;
  asked: number;
  onAsk: (id: number) => void;
}

/** The days, and for employers what waits for its outcome. */
const AgendaList = ({ all, who, asked, onAsk }: AgendaProps) => {
  const user = useUser();
  const now = useNow();
  const isEmployer = user.role === 'employer';
  const { data: team = [] } = useQuery({ ...teamQuery, enabled: isEmployer });
  const names = new Map(team.map((member) => [member.email.toLowerCase(), fullName(member)]));
  const clashes = isEmployer ? clashesIn(all, now) : new Map<number, []>();
  const shown = who === 'mine' ? all.filter((interview) => isMine(interview, user.email)) : all;
  const agenda = agendaOf(shown, now);
  const isWriter = useIsWriter();
  const toAsk = isEmployer && isWriter ? all.find(({ id }) => id === asked) : undefined;
  const list = (interviews: readonly ListedInterview[], isOver = false) => (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {interviews.map((interview) => (
        <AgendaRow
          key={interview.id}
          interview={interview}
          isEmployer={isEmployer}
          clashes={clashes.get(interview.id)}
          nameOf={(address) => names.get(address) ?? address}
          withDay={isOver}
          onOutcome={isOver && isWriter ? () => onAsk(interview.id) : undefined}
        />
      ))}
    </Box>
  );
  const days = (those: readonly AgendaDay[]) =>
    those.map(({ day, interviews }) => (
      <Card key={day}>
        <Typography component="h3" variant="h3">
          {formatDayInFull(startOfDay(day))}
        </Typography>
        {list(interviews)}
      </Card>
    ));
  return (
    <Stack sx={{ gap: 4 }}>
      {isEmployer && agenda.withoutOutcome.length > 0 && (
        <Section title="How did they go?" card>
          {list(agenda.withoutOutcome, true)}
        </Section>
      )}
      <Section title="Today" card>
        {agenda.today.length > 0 ? (
          list(agenda.today)
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>No interviews today.</Typography>
        )}
      </Section>
      <Section title={`Next ${agendaDays} days`}>
        {agenda.next.length > 0 ? (
          <Stack sx={{ gap: 2 }}>{days(agenda.next)}</Stack>
        ) : (
          <EmptyState
            title={`No interviews in the next ${agendaDays} days`}
            text={isEmployer ? 'Plan one, or offer times to choose from, on an applicant’s card.' : undefined}
            action={
              <ButtonLink variant="outlined" to="/applications">
                {isEmployer ? 'Go to applications' : 'My Applications'}
              </ButtonLink>
            }
          />
        )}
      </Section>
      {agenda.later.length > 0 && (
        <Section title="Later">
          <Stack sx={{ gap: 2 }}>{days(agenda.later)}</Stack>
        </Section>
      )}
      <Suspense fallback={null}>{toAsk && <OutcomeDialog interview={toAsk} onClose={() => onAsk(0)} />}</Suspense>
    </Stack>
  );
};

/** The interviews to come by day, and the secret address for a calendar program (decision P54). */
export const InterviewsPage = () => {
  const user = useUser();
  const isEmployer = user.role === 'employer';
  const id = useId();
  const query = useQuery(interviewsQuery);
  const [params, update] = useListParams({ who: 'all', ask: 0 });
  return (
    <Page
      title="Interviews"
      subtitle="Times are Port Moresby time."
      narrow
      actions={
        isEmployer ? (
          <Box>
            <Label htmlFor={id}>Show</Label>
            <Select id={id} value={params.who} onChange={({ target }) => update({ who: target.value })}>
              <option value="all">All of the company</option>
              <option value="mine">Those I take part in</option>
            </Select>
          </Box>
        ) : undefined
      }
    >
      <Stack sx={{ gap: 4 }}>
        <QueryState query={query} loading={<Skeletons label="Loading interviews..." />}>
          {(all) => <AgendaList all={all} who={params.who} asked={params.ask} onAsk={(ask) => update({ ask })} />}
        </QueryState>
        <Suspense fallback={<Box sx={{ height: 160 }} />}>
          <CalendarFeedCard />
        </Suspense>
      </Stack>
    </Page>
  );
};
