import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import { type ApplicationStatus, type EndingStatus, isEnding } from '@workboard/contracts/enums';
import { stageOf } from '@workboard/contracts/statuses';
import { lazy, Suspense, useState } from 'react';
import { ListPage } from '../../components/list-page.js';
import { Page } from '../../components/page.js';
import { StatTile, StatTiles } from '../../components/stat-tile.js';
import { useUser } from '../../lib/guard.js';
import { plural } from '../../lib/labels.js';
import { ownApplicationsQuery } from '../../lib/own-applications.js';
import { allApplicationsQuery, applicationsQuery } from '../../lib/queries.js';
import { activeStatuses } from '../../lib/status.js';
import { useListParams } from '../../lib/use-list-params.js';
import { byRank, countByStatus, jobsOf, narrow, toStatusFilter, type Narrowing } from './application-list.js';
import { emptyState } from './empty-state.js';
import { EmployerCard } from './employer-card.js';
import { Filters } from './filters.js';
import { outboxQuery } from './outbox/outbox-query.js';
import { RankToggle, useRanking } from './ranking.js';
import { SeekerCard } from './seeker-card.js';
import { useClosedCount } from './closed-count.js';
import { StatusTabs } from './status-tabs.js';
import {
  useChangeStatus,
  useDeleteApplication,
  useMakeOffer,
  useWithdrawApplication,
} from './use-application-actions.js';

const CoverLetterDialog = lazy(async () => ({ default: (await import('./cover-letter-dialog.js')).CoverLetterDialog }));
const OutboxStrip = lazy(async () => ({ default: (await import('./outbox/outbox-strip.js')).OutboxStrip }));
const EndingDialog = lazy(async () => ({ default: (await import('./ending-dialog.js')).EndingDialog }));
const MailedAnswer = lazy(async () => ({ default: (await import('./mailed-answer.js')).MailedAnswer }));
const InterviewDialog = lazy(async () => ({ default: (await import('./interview-dialog.js')).InterviewDialog }));

/** A dialog about one application. `thenOffered` moves it to 'Schedule Interview' once the interview is set. */
type OpenDialog =
  | { kind: 'letter' | 'interview'; id: number; thenOffered?: boolean }
  | { kind: 'ending'; id: number; status: EndingStatus };

/** The four figures above the list; an employer's interviews are those that are planned. */
const Summary = ({ applications, isEmployer }: { applications?: readonly Application[]; isEmployer: boolean }) => {
  const counts = applications && countByStatus(applications);
  const planned = applications?.filter(({ nextInterview }) => nextInterview !== null).length;
  return (
    <StatTiles>
      <StatTile label="Total Applications" value={counts?.all} />
      <StatTile label="Active" value={counts && activeStatuses.reduce((sum, status) => sum + counts[status], 0)} />
      <StatTile label="Interviews" value={isEmployer ? planned : counts?.interviewing} />
      <StatTile label="Hired" value={counts?.hired} />
    </StatTiles>
  );
};

/** All applications to the own company's active jobs, or the seeker's own (spec §2 "Applications"). */
export const ApplicationsPage = () => {
  const isEmployer = useUser().role === 'employer';
  const [params, update] = useListParams({
    page: 1,
    status: 'all',
    search: '',
    job: 'all',
    rank: 'off',
    closed: 'off',
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const withClosed = isEmployer && params.closed === 'on';
  const query = useQuery(isEmployer ? (withClosed ? allApplicationsQuery : applicationsQuery) : ownApplicationsQuery);
  const closedCount = useClosedCount(isEmployer);
  const changeStatus = useChangeStatus({ withClosed });
  const outbox = useQuery({ ...outboxQuery, enabled: isEmployer });
  const makeOffer = useMakeOffer();
  const withdraw = useWithdrawApplication();
  const remove = useDeleteApplication();
  const canRank = isEmployer && params.job !== 'all';
  const ranking = useRanking({ job: params.job, isWanted: canRank && params.rank === 'on' });

  const all = query.data ?? [];
  const narrowing: Narrowing = { ...params, status: toStatusFilter(params.status) };
  const found = narrow(all, narrowing);
  const select = () => {
    const shown = found.filter(
      (application) => narrowing.status === 'all' || stageOf(application) === narrowing.status,
    );
    return byRank(shown, ranking.ranks);
  };
  const setStatus = (application: Application, status: ApplicationStatus) => {
    if (status === 'offered' && application.nextInterview === null) {
      setDialog({ kind: 'interview', id: application.id, thenOffered: true });
      return;
    }
    if (status === 'hired' || (isEnding(status) && application.nextInterview)) {
      setDialog({ kind: 'ending', id: application.id, status });
      return;
    }
    changeStatus.mutate({ application, status });
  };
  const toggleRanking = (isOn: boolean) => {
    update({ rank: isOn ? 'on' : 'off' });
    if (isOn) {
      ranking.start();
    }
  };
  const inDialog = dialog && all.find(({ id }) => id === dialog.id);

  return (
    <Page
      title={isEmployer ? 'Job Applications' : 'My Applications'}
      subtitle={
        isEmployer && !withClosed ? 'Applications to your active jobs. Those for inactive jobs are hidden.' : undefined
      }
    >
      <Stack sx={{ gap: 3 }}>
        {!query.isError && (
          <Summary applications={query.data && narrow(all, { ...narrowing, search: '' })} isEmployer={isEmployer} />
        )}
        <Filters
          value={narrowing}
          jobs={isEmployer ? jobsOf(all) : undefined}
          onChange={(changes, how) => update({ ...changes, ...(changes.job && { rank: 'off' }) }, how)}
        />
        {isEmployer && (closedCount > 0 || withClosed) && (
          <Button
            variant={withClosed ? 'contained' : 'outlined'}
            size="small"
            aria-pressed={withClosed}
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => update({ closed: withClosed ? 'off' : 'on', job: 'all', rank: 'off' })}
          >
            Include closed jobs ({closedCount})
          </Button>
        )}
        {isEmployer && (
          <RankToggle
            isOn={ranking.isOn}
            isBusy={ranking.isBusy}
            canRank={canRank}
            onChange={toggleRanking}
            result={ranking.result}
          />
        )}
        <StatusTabs
          value={narrowing.status}
          counts={query.data && countByStatus(found)}
          withOwnWords={!isEmployer}
          onChange={(status) => update({ status })}
        />
      </Stack>
      <Box sx={{ mt: 2 }}>
        <ListPage
          query={query}
          select={select}
          page={params.page}
          pageSize={pageSizes.applications}
          window={pagerWindows.applications}
          onPage={(page) => update({ page })}
          summary={({ total }) => plural(total, 'application')}
          empty={emptyState({
            isEmployer,
            closedCount: withClosed ? 0 : closedCount,
            onShowClosed: () => update({ closed: 'on' }),
            onClear: all.length > 0 ? () => update({ search: '', status: 'all', job: 'all', rank: 'off' }) : undefined,
          })}
        >
          {(items) => (
            <Stack component="ul" aria-label="Applications" sx={{ gap: 2, listStyle: 'none', p: 0, m: 0 }}>
              {items.map((application) =>
                isEmployer ? (
                  <EmployerCard
                    key={application.id}
                    application={application}
                    ranked={ranking.ranks.get(application.id)}
                    onStatus={(status) => setStatus(application, status)}
                    onLetter={() => setDialog({ kind: 'letter', id: application.id })}
                    onInterview={() => setDialog({ kind: 'interview', id: application.id })}
                    onOffer={() => makeOffer.mutate(application)}
                    holds={outbox.data?.holds}
                  />
                ) : (
                  <SeekerCard
                    key={application.id}
                    application={application}
                    onLetter={() => setDialog({ kind: 'letter', id: application.id })}
                    onWithdraw={() => void withdraw(application)}
                    onDelete={() => void remove(application.id)}
                  />
                ),
              )}
            </Stack>
          )}
        </ListPage>
      </Box>
      {!isEmployer && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
          Employers may use an AI suggestion to sort applications. It decides nothing; people do.
        </Typography>
      )}
      {isEmployer && (
        <Suspense fallback={null}>
          <OutboxStrip />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {!isEmployer && <MailedAnswer applications={all} />}
        {inDialog && dialog.kind === 'letter' && (
          <CoverLetterDialog application={inDialog} onClose={() => setDialog(null)} />
        )}
        {inDialog && dialog?.kind === 'ending' && (
          <EndingDialog
            application={inDialog}
            status={dialog.status}
            holds={outbox.data?.holds}
            onClose={() => setDialog(null)}
            onConfirm={({ cancelInterviews }) =>
              changeStatus.mutate({ application: inDialog, status: dialog.status, cancelInterviews })
            }
          />
        )}
        {inDialog && dialog.kind === 'interview' && (
          <InterviewDialog
            application={inDialog}
            onClose={() => setDialog(null)}
            onPlanned={() => dialog.thenOffered && changeStatus.mutate({ application: inDialog, status: 'offered' })}
          />
        )}
      </Suspense>
    </Page>
  );
};
