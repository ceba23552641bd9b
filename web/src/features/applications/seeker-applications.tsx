import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import { Suspense, useCallback, useState } from 'react';
import { ButtonLink } from '../../components/elements/link.js';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { lazyDialog } from '../../components/feedback/lazy-part.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { Page } from '../../components/layout/page.js';
import { ListPage } from '../../components/lists/list-page.js';
import { countByStatus, inTab, narrow, toStatusFilter } from '../../entities/application/application-list.js';
import { ownApplicationsQuery } from '../../entities/application/own-applications.js';
import { useListParams } from '../../lib/lists/use-list-params.js';
import { plural } from '../../lib/text/text.js';
import { useDevice, useIsHeldBack } from '../../offline/waiting.js';
import { WaitingList } from '../../offline/waiting-part.js';
import { noneMatches, nothingAppliedFor } from './empty-state.js';
import { Filters } from './filters.js';
import { SeekerNote } from './judging/seeker-note.js';
import { SeekerCards } from './seeker-cards.js';
import { StatusTabs } from './status-tabs.js';
import { Summary } from './summary.js';

const CoverLetterDialog = lazyDialog(async () => (await import('./cover-letter-dialog.js')).CoverLetterDialog);

const head = {
  title: 'My Applications',
  actions: (
    <ButtonLink variant="outlined" to="/interviews">
      Interviews
    </ButtonLink>
  ),
};

const noFilters = { search: '', status: 'all' };

/** The seeker's own applications, with what waits on this device (spec §2 "Applications"). */
export const SeekerApplications = () => {
  const [params, update] = useListParams({ page: 1, ...noFilters });
  const [letter, setLetter] = useState<number | null>(null);
  const query = useQuery(ownApplicationsQuery);
  const isWaiting = useDevice().waiting.length > 0;
  const openLetter = useCallback(({ id }: Application) => setLetter(id), []);
  const isHeldBack = useIsHeldBack();
  // What stands first depends on whether there are any: nothing that is shown moves when that is known.
  if (isHeldBack || query.isPending) {
    return (
      <Page {...head}>
        <Skeletons label="Loading..." />
      </Page>
    );
  }
  const all = query.data ?? [];
  const status = toStatusFilter(params.status);
  const found = narrow(all, { search: params.search, job: 'all' });
  const opened = all.find(({ id }) => id === letter);
  const empty = all.length > 0 ? noneMatches(() => update(noFilters)) : nothingAppliedFor;
  // Whoever has none yet reads first how to come to one.
  const isNew = query.data?.length === 0;
  return (
    <Page {...head}>
      <div className="parts applications-head">
        {isWaiting && (
          <Suspense fallback={null}>
            <WaitingList />
          </Suspense>
        )}
        {isNew && !isWaiting && <EmptyState {...empty} />}
        {query.data && (
          <Summary applications={all} isEmployer={false} tab={(tab) => `?${new URLSearchParams({ status: tab })}`} />
        )}
        {/* Its code is there. React takes over what stands in boundaries of its own one by one, not all in one go. */}
        <Suspense fallback={null}>
          <Filters value={{ status, search: params.search, job: 'all' }} onChange={update} />
          <StatusTabs
            value={status}
            counts={query.data && countByStatus(found)}
            withOwnWords
            onChange={(tab) => update({ status: tab })}
          />
        </Suspense>
      </div>
      <ListPage
        query={query}
        select={() => inTab(found, status)}
        page={params.page}
        pageSize={pageSizes.applications}
        window={pagerWindows.applications}
        onPage={(page) => update({ page })}
        summary={({ total }) => plural(total, 'application')}
        empty={isNew ? null : empty}
      >
        {(items) => (
          <Suspense fallback={null}>
            <SeekerCards applications={items} onLetter={openLetter} />
          </Suspense>
        )}
      </ListPage>
      <SeekerNote />
      {opened && (
        <Suspense fallback={null}>
          <CoverLetterDialog application={opened} onClose={() => setLetter(null)} />
        </Suspense>
      )}
    </Page>
  );
};
