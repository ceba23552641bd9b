import { Box } from '@mui/material';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import { Suspense } from 'react';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Page } from '../../components/layout/page.js';
import { ListPage } from '../../components/lists/list-page.js';
import { countByStatus, narrow } from '../../entities/application/application-list.js';
import { jobsOf, tagsOf } from '../../entities/application/employer-list.js';
import { useIsWriter } from '../../lib/session/writers.js';
import { plural } from '../../lib/text/text.js';
import { ApplicationDialogs } from './application-dialogs.js';
import { nobodyApplied, noneMatches } from './empty-state.js';
import { EmployerCard } from './employer-card.js';
import { EmployerTools } from './employer-tools.js';
import { Filters } from './filters.js';
import { StatusTabs } from './status-tabs.js';
import { Summary } from './summary.js';
import { useEmployerApplications } from './use-employer-applications.js';

const BulkBar = lazyPart(async () => (await import('./bulk/bulk-bar.js')).BulkBar);
const OutboxStrip = lazyPart(async () => (await import('./outbox/outbox-strip.js')).OutboxStrip);

/** All applications to one's company's active jobs (spec §2 "Applications"). */
export const EmployerApplications = () => {
  const page = useEmployerApplications();
  const isWriter = useIsWriter();
  const { params, update, query, all, shown, narrowing, withClosed, isBlind, asSeen, selection, decideMany, open } =
    page;
  const empty =
    all.length > 0
      ? noneMatches(page.clear)
      : nobodyApplied({
          closedCount: withClosed ? 0 : page.closedCount,
          onShowClosed: () => update({ closed: 'on' }),
        });
  const isNew = query.data?.length === 0;
  return (
    <Page
      title="Job Applications"
      actions={
        <ButtonLink variant="outlined" to="/interviews">
          Interviews
        </ButtonLink>
      }
      subtitle={withClosed ? undefined : 'Applications to your active jobs. Those for inactive jobs are hidden.'}
    >
      <div className="parts applications-head">
        {isNew && <EmptyState {...empty} />}
        {!query.isError && (
          <Summary
            applications={query.data && narrow(all, { ...narrowing, search: '' })}
            isEmployer
            tab={page.tabLink}
          />
        )}
        <Filters
          value={narrowing}
          jobs={jobsOf(all)}
          tags={tagsOf(all)}
          tag={params.tag}
          onTag={(tag) => update({ tag })}
          onChange={(changes, how) =>
            update({ ...changes, ...(changes.job && { rank: 'off', meets: '', answer: '' }) }, how)
          }
        />
        <EmployerTools page={page} />
        <StatusTabs
          value={narrowing.status}
          counts={query.data && countByStatus(page.found)}
          withOwnWords={false}
          onChange={(status) => update({ status })}
        />
      </div>
      {isWriter && (page.choosable.length > 0 || decideMany.last) && (
        <Suspense fallback={<Box sx={{ height: 58 }} />}>
          <BulkBar
            found={page.choosable.map(asSeen)}
            selection={selection}
            last={decideMany.last}
            holds={page.holds}
            isBusy={decideMany.isBusy}
            isBlind={isBlind}
            withClosed={withClosed}
            onDecide={(applications, status, message) => decideMany.decide.mutate({ applications, status, message })}
            onForget={decideMany.forget}
            takesMessage
          />
        </Suspense>
      )}
      <ListPage
        query={query}
        select={() => shown}
        page={params.page}
        pageSize={pageSizes.applications}
        window={pagerWindows.applications}
        onPage={(next) => update({ page: next })}
        summary={({ total }) => plural(total, 'application')}
        empty={isNew ? null : empty}
      >
        {(items) => (
          <ul aria-label="Applications" className="plain-list card-list">
            {items.map((application) => (
              <EmployerCard
                key={application.id}
                application={asSeen(application)}
                isBlind={isBlind}
                ranked={page.isOrdered ? page.rankOf(application) : undefined}
                isChosen={selection.has(application.id)}
                onChoose={(isRange) => selection.toggle(application.id, isRange)}
                onStatus={(status) => page.setStatus(asSeen(application), status)}
                onLetter={() => open({ kind: 'letter', id: application.id })}
                {...(isBlind && application.resume && { onBlindCv: () => open({ kind: 'cv', id: application.id }) })}
                onNotes={() => open({ kind: 'notes', id: application.id })}
                onReview={() => open({ kind: 'review', id: application.id })}
                onInterview={() => open({ kind: 'interview', id: application.id })}
                onOffer={() => page.makeOffer.mutate(asSeen(application))}
                holds={page.holds}
              />
            ))}
          </ul>
        )}
      </ListPage>
      <Suspense fallback={null}>
        <OutboxStrip isBlind={isBlind} />
      </Suspense>
      {page.dialog && page.inDialog && (
        <ApplicationDialogs {...page} dialog={page.dialog} application={page.inDialog} />
      )}
    </Page>
  );
};
