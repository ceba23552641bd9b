import { Box, Button, GlobalStyles } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/elements/link.js';
import { Notice } from '../../../components/feedback/notice.js';
import { QueryState, Skeletons } from '../../../components/feedback/query-state.js';
import { ApiError, isRefused } from '../../../lib/api/api.js';
import { lazyDialog, lazyPart } from '../../../components/feedback/lazy-part.js';
import { outboxQuery } from '../../../entities/application/outbox-query.js';
import { DeskProvider } from './panels/desk-context.js';
import { DeskDialogs } from './desk-dialogs.js';
import { DeskHead } from './desk-head.js';
import { useDeskPage } from './use-desk-page.js';
import { useIsWriter } from '../../../lib/session/writers.js';

const BulkBar = lazyPart(async () => (await import('../bulk/bulk-bar.js')).BulkBar);
const DeskList = lazyPart(async () => (await import('./desk-list.js')).DeskList);
const DeskPerson = lazyPart(async () => (await import('./desk-person.js')).DeskPerson);
const OutboxStrip = lazyPart(async () => (await import('../outbox/outbox-strip.js')).OutboxStrip);
const KeysDialog = lazyDialog(async () => (await import('./keys-dialog.js')).KeysDialog);

/** Fetched while the applicants are asked for, instead of after them. */
const parts = [DeskList, DeskPerson, BulkBar, OutboxStrip];
const fetchParts = () => parts.forEach((part) => void part.preload().catch(() => undefined));

/** Beside the list everything is seen at once, and each part scrolls by itself; on a phone the page does. */
const screen = {
  display: { xs: 'block', md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: { md: 'calc(100dvh - 65px)' },
  // The room that screens have below them.
  mb: { md: -6 },
  minHeight: { md: 520 },
} as const;

/** On a phone a person takes the whole screen. */
const wholeScreen = {
  '@media (max-width: 1023.95px)': { 'body:has(#desk-person) header': { display: 'none' } },
} as const;

const NotYours = () => (
  <Notice title="Job Not Found" text="The job you're looking for doesn't exist or has been removed.">
    <ButtonLink variant="contained" to="/dashboard">
      Back to Dashboard
    </ButtonLink>
  </Notice>
);

const NotInTeam = () => (
  <Notice
    title="Hiring Team Only"
    text="Only the hiring team of this job sees its applicants. Ask somebody in it to add you."
  >
    <ButtonLink variant="contained" to="/dashboard">
      Back to Dashboard
    </ButtonLink>
  </Notice>
);

const isClosedTo = (error: Error | null): boolean =>
  error instanceof ApiError && [400, 403, 404].includes(error.status) && error.code !== 'company_revoked';

/** The hiring workspace of a job: its applicants, the one that is open, and what is decided (decision P41). */
export const DeskPage = () => {
  const { id: jobId = '' } = useParams();
  const desk = useDeskPage(jobId);
  const { list, params, isWide, isBlind, openId, actions, selection, decideMany, choosable } = desk;
  const isWriter = useIsWriter();
  const outbox = useQuery(outboxQuery);
  useEffect(fetchParts, []);
  const holds = outbox.data?.holds;
  if (isClosedTo(list.query.error) && !list.query.data) {
    return isRefused(list.query.error, 'not_in_hiring_team') ? <NotInTeam /> : <NotYours />;
  }
  const showsList = isWide || openId === null;
  const isEmpty = list.query.data !== undefined && list.entries.length === 0;
  const person = (
    <QueryState
      query={desk.person}
      loading={openId === null ? null : <Skeletons count={2} height={160} label="Loading application..." />}
    >
      {() =>
        desk.application && (
          <Suspense fallback={<Skeletons count={4} height={90} label="Loading the applicant..." />}>
            <DeskPerson
              application={desk.application}
              panels={desk.panels}
              tab={params.tab}
              onTab={(tab) => desk.update({ tab, find: '' }, { replace: true })}
              place={desk.place}
              count={list.entries.length}
              onGo={desk.go}
              onClose={desk.close}
              actions={actions}
              holds={holds}
              isWide={isWide}
            />
          </Suspense>
        )
      }
    </QueryState>
  );
  return (
    <DeskProvider value={desk.around}>
      <GlobalStyles styles={wholeScreen} />
      <Box sx={screen}>
        {showsList && (
          <DeskHead
            job={list.query.data?.job}
            jobId={jobId}
            list={list}
            params={params}
            onChange={(changes, how) => desk.update({ ...changes, ...(changes.status && { app: '' }) }, how)}
            search={desk.search}
            isBlind={isBlind}
            onBlind={desk.setBlind}
            onHelp={desk.openHelp}
            isWide={isWide}
          />
        )}
        <Box
          sx={{
            display: 'grid',
            minHeight: 0,
            gridTemplateRows: { md: 'minmax(0, 1fr)' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '308px minmax(0, 1fr)' },
          }}
        >
          {showsList && (
            <Box
              component="section"
              aria-label="List of applicants"
              data-pane
              sx={{
                minHeight: 0,
                overflowY: { md: 'auto' },
                borderRight: { md: 1 },
                borderColor: { md: 'divider' },
                '& > section': {
                  top: { md: 0 },
                  border: 0,
                  borderBottom: 1,
                  borderColor: 'divider',
                  borderRadius: 0,
                  m: 0,
                  mb: 0,
                },
              }}
            >
              {isWriter && (choosable.length > 0 || decideMany.last) && (
                <Suspense fallback={<Box sx={{ height: 46 }} />}>
                  <BulkBar
                    found={choosable}
                    selection={selection}
                    last={decideMany.last}
                    holds={holds}
                    isBusy={decideMany.isBusy}
                    isBlind={isBlind}
                    withClosed
                    takesMessage
                    onDecide={(applications, status, message) => {
                      actions.forget();
                      decideMany.decide.mutate({ applications, status, message });
                    }}
                    onForget={decideMany.forget}
                  />
                </Suspense>
              )}
              <QueryState
                query={list.query}
                loading={<Skeletons count={8} height={60} label="Loading applicants..." />}
              >
                {() =>
                  isEmpty ? (
                    <Box sx={{ p: 2.5 }}>
                      <Box sx={{ fontWeight: 600 }}>No applicants here</Box>
                      <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 1 }}>
                        {list.all.length > 0 || params.q !== ''
                          ? 'Nobody matches this tab, search, criterion or answer.'
                          : 'Whoever applies for this job appears here.'}
                      </Box>
                      {(params.q !== '' || params.meets !== '' || params.answer !== '' || params.status !== 'all') && (
                        <Button
                          size="small"
                          variant="outlined"
                          onClick={() => desk.update({ q: '', meets: '', answer: '', status: 'all' })}
                        >
                          Show all
                        </Button>
                      )}
                    </Box>
                  ) : (
                    <Suspense fallback={<Skeletons count={8} height={60} label="Loading applicants..." />}>
                      <DeskList
                        jobId={jobId}
                        entries={list.entries}
                        ranks={list.isOrdered ? list.ranking.ranks : desk.noRanks}
                        openId={isWide ? openId : desk.lastId}
                        selection={selection}
                        isBlind={isBlind}
                        withStatus={list.status === 'all'}
                        to={desk.linkTo}
                        replace={isWide}
                      />
                    </Suspense>
                  )
                }
              </QueryState>
            </Box>
          )}
          {(isWide || openId !== null) && <Box sx={{ minHeight: 0, display: 'grid', minWidth: 0 }}>{person}</Box>}
        </Box>
        <Suspense fallback={null}>
          <Box sx={{ '& > section': { mt: 0, mx: { xs: 1, md: 0 }, maxHeight: '34vh', borderRadius: { md: 0 } } }}>
            <OutboxStrip isBlind={isBlind} atFirst={1} />
          </Box>
        </Suspense>
      </Box>
      <DeskDialogs actions={actions} holds={holds} />
      <Suspense fallback={null}>
        {desk.help.isOpen && <KeysDialog isOn={desk.keys.isOn} onChange={desk.keys.change} onClose={desk.help.close} />}
      </Suspense>
    </DeskProvider>
  );
};
