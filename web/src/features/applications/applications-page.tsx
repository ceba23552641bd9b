import { Box, Stack } from '@mui/material';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import { Suspense, useCallback } from 'react';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { ButtonLink } from '../../components/elements/link.js';
import { ListPage } from '../../components/lists/list-page.js';
import { Page } from '../../components/layout/page.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { plural } from '../../lib/text/text.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import { useDevice, useIsHeldBack } from '../../offline/waiting.js';
import { WaitingList } from '../../offline/waiting-part.js';
import { useIsWriter } from '../../lib/session/writers.js';
import { ApplicationDialogs } from './application-dialogs.js';
import { narrow } from '../../entities/application/application-list.js';
import { ApplicationsTools } from './applications-tools.js';
import { emptyState } from './empty-state.js';
import { SeekerCards } from './seeker-cards.js';
import { Summary } from './summary.js';
import { useApplicationsPage } from './use-applications-page.js';

const BulkBar = lazyPart(async () => (await import('./bulk/bulk-bar.js')).BulkBar);
const EmployerCard = lazyPart(async () => (await import('./employer-card.js')).EmployerCard);
const SeekerNote = lazyPart(async () => (await import('./judging/seeker-note.js')).SeekerNote, 'silent');
const OutboxStrip = lazyPart(async () => (await import('./outbox/outbox-strip.js')).OutboxStrip);

/** One element for good: a boundary that is rendered anew before its code has come loses what the server drew in it. */
const seekerNote = (
  <Suspense fallback={<Box sx={{ height: 96 }} />}>
    <SeekerNote />
  </Suspense>
);

/** All applications to one's company's active jobs, or the seeker's own (spec §2 "Applications"). */
export const ApplicationsPage = () => {
  const page = useApplicationsPage();
  const isWriter = useIsWriter();
  const { isEmployer, params, query, all, shown, withClosed, isBlind, asSeen, selection, decideMany, open } = page;
  const empty = emptyState({
    isEmployer,
    closedCount: withClosed ? 0 : page.closedCount,
    onShowClosed: () => page.update({ closed: 'on' }),
    onClear: all.length > 0 ? page.clear : undefined,
  });
  // Whoever has none yet reads first how to come to one.
  const isWaiting = useDevice().waiting.length > 0;
  const isHeldBack = useIsHeldBack() && !isEmployer;
  const isNew = query.data?.length === 0;

  const openLetter = useCallback(({ id }: { id: number }) => open({ kind: 'letter', id }), [open]);

  const head = {
    title: isEmployer ? 'Job Applications' : 'My Applications',
    actions: (
      <ButtonLink variant="outlined" to="/interviews">
        Interviews
      </ButtonLink>
    ),
    subtitle:
      isEmployer && !withClosed ? 'Applications to your active jobs. Those for inactive jobs are hidden.' : undefined,
  };
  if (isHeldBack) {
    return (
      <Page {...head}>
        <Skeletons label="Loading..." />
      </Page>
    );
  }
  return (
    <Page {...head}>
      <Stack sx={{ gap: { xs: 2, sm: 3 } }}>
        {!isEmployer && isWaiting && (
          <Suspense fallback={null}>
            <WaitingList />
          </Suspense>
        )}
        {isNew && !isWaiting && <EmptyState {...empty} />}
        {!query.isError && (
          <Summary
            applications={query.data && narrow(all, { ...page.narrowing, search: '' })}
            isEmployer={isEmployer}
            tab={page.tabLink}
          />
        )}
        {/* Its code is there. React takes over what stands in boundaries of its own one by one, not all in one go. */}
        <Suspense fallback={null}>
          <ApplicationsTools page={page} />
        </Suspense>
      </Stack>
      <Box sx={{ mt: 2 }}>
        {isEmployer && isWriter && (page.choosable.length > 0 || decideMany.last) && (
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
          onPage={(next) => page.update({ page: next })}
          summary={({ total }) => plural(total, 'application')}
          empty={isNew ? null : empty}
        >
          {(items) =>
            isEmployer ? (
              <Suspense fallback={<Skeletons label="Loading..." height={160} />}>
                <Stack component="ul" aria-label="Applications" sx={{ gap: 2, listStyle: 'none', p: 0, m: 0 }}>
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
                      {...(isBlind &&
                        application.resume && { onBlindCv: () => open({ kind: 'cv', id: application.id }) })}
                      onNotes={() => open({ kind: 'notes', id: application.id })}
                      onReview={() => open({ kind: 'review', id: application.id })}
                      onInterview={() => open({ kind: 'interview', id: application.id })}
                      onOffer={() => page.makeOffer.mutate(asSeen(application))}
                      holds={page.holds}
                    />
                  ))}
                </Stack>
              </Suspense>
            ) : (
              <Suspense fallback={null}>
                <SeekerCards applications={items} onLetter={openLetter} />
              </Suspense>
            )
          }
        </ListPage>
      </Box>
      {!isEmployer && seekerNote}
      {isEmployer && (
        <Suspense fallback={null}>
          <OutboxStrip isBlind={isBlind} />
        </Suspense>
      )}
      {page.dialog && page.inDialog && (
        <ApplicationDialogs {...page} dialog={page.dialog} application={page.inDialog} />
      )}
    </Page>
  );
};
