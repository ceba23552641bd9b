import { Box, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import { type ApplicationStatus, type EndingStatus, isEnding } from '@workboard/contracts/enums';
import { stageOf } from '@workboard/contracts/statuses';
import { Suspense, useState } from 'react';
import { EmptyState } from '../../components/empty-state.js';
import { ListPage } from '../../components/list-page.js';
import { Page } from '../../components/page.js';
import { Skeletons } from '../../components/query-state.js';
import { useUser } from '../../lib/guard.js';
import { plural } from '../../lib/labels.js';
import { ownApplicationsQuery } from '../../lib/own-applications.js';
import { allApplicationsQuery, applicationsQuery } from '../../lib/queries.js';
import { useListParams } from '../../lib/use-list-params.js';
import {
  byRank,
  countByStatus,
  jobsOf,
  meeting,
  narrow,
  toStatusFilter,
  type Narrowing,
  type StatusFilter,
} from './application-list.js';
import { useDecideMany } from './bulk/use-decide-many.js';
import { useSelection } from './bulk/use-selection.js';
import { emptyState } from './empty-state.js';
import { Filters } from './filters.js';
import { outboxQuery } from './outbox/outbox-query.js';
import { blinded, blindedRank, useBlind } from './judging/blind.js';
import { RankToggle, useRanking } from './judging/ranking.js';
import { SeekerCard } from './seeker-card.js';
import { useClosedCount } from './closed-count.js';
import { StatusTabs } from './status-tabs.js';
import { Summary } from './summary.js';
import { useServerMatches } from './use-server-matches.js';
import {
  useChangeStatus,
  useDeleteApplication,
  useMakeOffer,
  useWithdrawApplication,
} from './use-application-actions.js';
import { lazyDialog, lazyPart } from '../../lib/lazy-part.js';

const BulkBar = lazyPart(async () => (await import('./bulk/bulk-bar.js')).BulkBar);
const EmployerCard = lazyPart(async () => (await import('./employer-card.js')).EmployerCard);
const CoverLetterDialog = lazyDialog(async () => (await import('./cover-letter-dialog.js')).CoverLetterDialog);
const TeamNotesDialog = lazyDialog(async () => (await import('./team-notes-dialog.js')).TeamNotesDialog);
const RankingTools = lazyPart(async () => (await import('./judging/ranking-tools.js')).RankingTools);
const SeekerNote = lazyPart(async () => (await import('./judging/seeker-note.js')).SeekerNote, 'silent');
const OutboxStrip = lazyPart(async () => (await import('./outbox/outbox-strip.js')).OutboxStrip);
const EndingDialog = lazyDialog(async () => (await import('./ending-dialog.js')).EndingDialog);
const ClosedInterviews = lazyPart(async () => (await import('./closed-interviews.js')).ClosedInterviews);
const InterviewDialog = lazyDialog(async () => (await import('./interview-dialog.js')).InterviewDialog);

/** A dialog about one application. `thenOffered` moves it to 'Schedule Interview' once the interview is set. */
type OpenDialog =
  | { kind: 'letter' | 'interview' | 'notes'; id: number; thenOffered?: boolean }
  | { kind: 'ending'; id: number; status: EndingStatus };

/** All applications to the own company's active jobs, or the seeker's own (spec §2 "Applications"). */
export const ApplicationsPage = () => {
  const isEmployer = useUser().role === 'employer';
  const [params, update] = useListParams({
    page: 1,
    status: 'all',
    search: '',
    job: 'all',
    rank: 'off',
    meets: '',
    closed: 'off',
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const withClosed = isEmployer && params.closed === 'on';
  const query = useQuery(isEmployer ? (withClosed ? allApplicationsQuery : applicationsQuery) : ownApplicationsQuery);
  const closedCount = useClosedCount(isEmployer);
  const changeStatus = useChangeStatus({ withClosed });
  const outbox = useQuery({ ...outboxQuery, enabled: isEmployer });
  const decideMany = useDecideMany({ withClosed });
  const makeOffer = useMakeOffer();
  const withdraw = useWithdrawApplication();
  const remove = useDeleteApplication();
  const canRank = isEmployer && params.job !== 'all';
  const meets = canRank ? params.meets : '';
  const ranking = useRanking({ job: params.job, isWanted: canRank && (params.rank === 'on' || meets !== '') });
  const isOrdered = params.rank === 'on' && ranking.isOn;
  const [wantsBlind, setBlind] = useBlind();
  const isBlind = isEmployer && wantsBlind;

  const all = query.data ?? [];
  const narrowing: Narrowing = { ...params, status: toStatusFilter(params.status) };
  const matches = useServerMatches(params.search, { isEmployer, withClosed });
  const found = meeting(narrow(all, narrowing, matches), { criterion: meets, ranks: ranking.ranks });
  const tabLink = (status: StatusFilter) =>
    `?${new URLSearchParams({
      ...(params.job !== 'all' && { job: params.job }),
      ...(withClosed && { closed: 'on' }),
      ...(params.rank === 'on' && { rank: 'on' }),
      status,
    })}`;
  const inTab = found.filter((application) => narrowing.status === 'all' || stageOf(application) === narrowing.status);
  const shown = isOrdered ? byRank(inTab, ranking.ranks) : inTab;
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
  const rankOf = (application: Application) => {
    const ranked = ranking.ranks.get(application.id);
    return ranked && isBlind ? blindedRank(ranked, application.user) : ranked;
  };
  const narrowBy = (criterion: string) => {
    update({ meets: criterion });
    if (criterion !== '' && !ranking.result) {
      ranking.start();
    }
  };
  const asSeen = (application: Application) => (isBlind ? blinded(application) : application);
  const choosable = shown.filter(({ withdrawnAt }) => withdrawnAt === null);
  const selection = useSelection(choosable.map(({ id }) => id));
  const chosen = all.find(({ id }) => id === dialog?.id);
  const inDialog = dialog && chosen && asSeen(chosen);

  const empty = emptyState({
    isEmployer,
    closedCount: withClosed ? 0 : closedCount,
    onShowClosed: () => update({ closed: 'on' }),
    onClear:
      all.length > 0 ? () => update({ search: '', status: 'all', job: 'all', rank: 'off', meets: '' }) : undefined,
  });
  // Whoever has none yet reads first how to come to one.
  const isNew = query.data?.length === 0;

  return (
    <Page
      title={isEmployer ? 'Job Applications' : 'My Applications'}
      subtitle={
        isEmployer && !withClosed ? 'Applications to your active jobs. Those for inactive jobs are hidden.' : undefined
      }
    >
      <Stack sx={{ gap: { xs: 2, sm: 3 } }}>
        {isNew && <EmptyState {...empty} />}
        {!query.isError && (
          <Summary
            applications={query.data && narrow(all, { ...narrowing, search: '' })}
            isEmployer={isEmployer}
            tab={tabLink}
          />
        )}
        <Filters
          value={narrowing}
          jobs={isEmployer ? jobsOf(all) : undefined}
          onChange={(changes, how) => update({ ...changes, ...(changes.job && { rank: 'off', meets: '' }) }, how)}
        />
        {isEmployer && !withClosed && (
          <Suspense fallback={null}>
            <ClosedInterviews onShow={() => update({ closed: 'on', job: 'all', rank: 'off' })} />
          </Suspense>
        )}
        {isEmployer && (closedCount > 0 || withClosed) && (
          <Button
            variant={withClosed ? 'contained' : 'outlined'}
            size="small"
            aria-pressed={withClosed}
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => update({ closed: withClosed ? 'off' : 'on', job: 'all', rank: 'off', meets: '' })}
          >
            Include closed jobs ({closedCount})
          </Button>
        )}
        {isEmployer && (
          <RankToggle
            isOn={isOrdered}
            isBusy={ranking.isBusy}
            canRank={canRank}
            onChange={toggleRanking}
            result={ranking.result}
          />
        )}
        {isEmployer && (
          <Suspense fallback={<Box sx={{ height: 44 }} />}>
            <RankingTools job={params.job} meets={meets} onMeets={narrowBy} isBlind={isBlind} onBlind={setBlind} />
          </Suspense>
        )}
        <StatusTabs
          value={narrowing.status}
          counts={query.data && countByStatus(found)}
          withOwnWords={!isEmployer}
          onChange={(status) => update({ status })}
        />
      </Stack>
      <Box sx={{ mt: 2 }}>
        {isEmployer && (choosable.length > 0 || decideMany.last) && (
          <Suspense fallback={<Box sx={{ height: 58 }} />}>
            <BulkBar
              found={choosable.map(asSeen)}
              selection={selection}
              last={decideMany.last}
              holds={outbox.data?.holds}
              isBusy={decideMany.isBusy}
              onDecide={(applications, status) => decideMany.decide.mutate({ applications, status })}
              onForget={decideMany.forget}
            />
          </Suspense>
        )}
        <ListPage
          query={query}
          select={() => shown}
          page={params.page}
          pageSize={pageSizes.applications}
          window={pagerWindows.applications}
          onPage={(page) => update({ page })}
          summary={({ total }) => plural(total, 'application')}
          empty={isNew ? null : empty}
        >
          {(items) => (
            <Suspense fallback={<Skeletons label="Loading..." height={160} />}>
              <Stack component="ul" aria-label="Applications" sx={{ gap: 2, listStyle: 'none', p: 0, m: 0 }}>
                {items.map((application) =>
                  isEmployer ? (
                    <EmployerCard
                      key={application.id}
                      application={asSeen(application)}
                      isBlind={isBlind}
                      ranked={isOrdered ? rankOf(application) : undefined}
                      isChosen={selection.has(application.id)}
                      onChoose={(isRange) => selection.toggle(application.id, isRange)}
                      onStatus={(status) => setStatus(asSeen(application), status)}
                      onLetter={() => setDialog({ kind: 'letter', id: application.id })}
                      onNotes={() => setDialog({ kind: 'notes', id: application.id })}
                      onInterview={() => setDialog({ kind: 'interview', id: application.id })}
                      onOffer={() => makeOffer.mutate(asSeen(application))}
                      holds={outbox.data?.holds}
                    />
                  ) : (
                    <SeekerCard
                      key={application.id}
                      application={application}
                      onLetter={() => setDialog({ kind: 'letter', id: application.id })}
                      onWithdraw={() => void withdraw(application)}
                      onDelete={() => void remove(application)}
                    />
                  ),
                )}
              </Stack>
            </Suspense>
          )}
        </ListPage>
      </Box>
      {!isEmployer && (
        <Suspense fallback={<Box sx={{ height: 96 }} />}>
          <SeekerNote />
        </Suspense>
      )}
      {isEmployer && (
        <Suspense fallback={null}>
          <OutboxStrip isBlind={isBlind} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {inDialog && dialog.kind === 'letter' && (
          <CoverLetterDialog application={inDialog} onClose={() => setDialog(null)} />
        )}
        {inDialog && dialog.kind === 'notes' && (
          <TeamNotesDialog application={inDialog} onClose={() => setDialog(null)} />
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
