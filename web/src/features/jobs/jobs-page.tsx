import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CardJob } from '@workboard/contracts';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import { Suspense, useEffect } from 'react';
import { Button } from '../../components/elements/button.js';
import { ButtonLink } from '../../components/elements/link.js';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { isSearchType, JobSearchForm } from '../../entities/job/job-search-form.js';
import { PageTitle } from '../../components/layout/page-title.js';
import { Pager } from '../../components/lists/pager.js';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { formatNumber } from '../../lib/text/text.js';
import { pageCount } from '../../lib/lists/paging.js';
import { jobPageQuery } from '../../entities/job/job-queries.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { savesData } from '../../lib/browser/saves-data.js';
import { useListParams } from '../../lib/lists/use-list-params.js';
import { useIsWide } from '../../lib/browser/use-media.js';
import { Facets } from './facets.js';
import { FilterBar } from './filter-bar.js';
import { adviceIfNone, isNarrowed, jobParams, noFilters, toQuery } from './job-filters.js';
import { JobList } from './job-list.js';
import { RelatedJobs } from './related-jobs.js';
import { SearchNotes } from './search-notes.js';
import { SortPick } from './sort-pick.js';
import { lazyDialog, plainPart } from '../../components/feedback/lazy-part.js';

const JobDialog = lazyDialog(async () => (await import('./job-dialog.js')).JobDialog);
const JobPanel = plainPart(async () => (await import('./job-panel.js')).JobPanel);
const AlertOffer = plainPart(async () => (await import('./alert-offer.js')).AlertOffer);
const searchInput = 'job-search';

/** `/` puts the cursor into the search, unless something is being typed. */
const useSearchKey = () => {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input, select, textarea, [role="dialog"]');
      if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${searchInput}`)?.focus();
      }
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
};

/** Search, filters, the list and the open job beside it; all of it in the address (spec §2 "Jobs"). */
export const JobsPage = () => {
  const [read, update, addressOf] = useListParams(jobParams, { keepPage: ['job', 'filters'] });
  // The server's page is one for all jobs that may be open on it; which one is shows once the page is taken over.
  const isTakenOver = useHydrated();
  const params = isTakenOver ? read : { ...read, job: jobParams.job };
  const query = useQuery({ ...jobPageQuery(toQuery(params)), placeholderData: keepPreviousData });
  const client = useQueryClient();
  const isWide = useIsWide();
  useSearchKey();

  const open = (job: CardJob) => update({ job: job.id });
  const close = () => update({ job: undefined }, { replace: true });
  const goTo = (page: number) => {
    update({ page, job: undefined });
    window.scrollTo(0, 0);
  };
  const prefetch = (page: number) => {
    if (!savesData()) {
      void client.prefetchQuery(jobPageQuery(toQuery({ ...params, page })));
    }
  };

  const clear = (variant: 'text' | 'contained') => (
    <Button variant={variant} onClick={() => update(noFilters)}>
      Clear Filters
    </Button>
  );
  const total = query.data?.total;
  const near = query.data?.related?.jobs ?? [];
  const opened = [...(query.data?.jobs ?? []), ...near].find(({ id }) => id === params.job);
  const count = total === undefined ? '' : `${formatNumber(total)} job${total === 1 ? '' : 's'}`;
  return (
    <div className="page-width jobs-page">
      <div className="jobs-page-head">
        <PageTitle>Jobs</PageTitle>
        <p className="text-small quiet" aria-live="polite">
          {count}
        </p>
      </div>
      <JobSearchForm
        inputId={searchInput}
        type={isSearchType(params.type) ? params.type : 'job'}
        search={params.search}
        onSearch={({ type, search }) => update({ type, search, job: undefined })}
      />
      <FilterBar params={params} update={update} />
      <Facets
        params={params}
        update={(changes) => update({ ...changes, job: undefined })}
        to={addressOf}
        total={total}
        jobs={query.data?.jobs ?? []}
        end={
          <SortPick
            value={params.sortBy}
            isSearch={params.search !== ''}
            onPick={(sortBy) => update({ sortBy, job: undefined })}
          />
        }
      />
      {params.type === 'job' && (
        <SearchNotes
          search={params.search}
          understood={query.data?.understood}
          to={(search) => addressOf({ search, job: undefined })}
        />
      )}
      {isNarrowed(params) && (
        <div className="narrowed">
          {(total !== 0 || near.length > 0) && clear('text')}
          {isTakenOver && (
            <Suspense fallback={null}>
              <AlertOffer params={params} />
            </Suspense>
          )}
        </div>
      )}
      <QueryState
        query={query}
        loading={
          <div className="jobs-and-job">
            <Skeletons count={6} height={isWide ? 188 : 109} label="Loading jobs..." />
            {isWide && <Skeletons count={1} height={600} />}
          </div>
        }
      >
        {({ jobs, total: all, related, highlights }) => {
          const shown = [...jobs, ...(related?.jobs ?? [])];
          const last = pageCount(all, pageSizes.jobs);
          if (shown.length === 0 && params.page > last && all > 0) {
            return (
              <EmptyState
                title={`There is no page ${params.page}`}
                text={`The list ends on page ${last}.`}
                action={
                  <ButtonLink to={addressOf({ page: last, job: undefined })} variant="contained">
                    Last Page
                  </ButtonLink>
                }
              />
            );
          }
          if (shown.length === 0) {
            return <EmptyState title="No jobs found" text={adviceIfNone(params)} action={clear('contained')} />;
          }
          const selectedId = params.job || (isWide ? shown[0]?.id : undefined);
          const listed = shown.find(({ id }) => id === selectedId);
          return (
            <>
              <div className="jobs-and-job">
                <div className="jobs" aria-busy={query.isPlaceholderData || undefined}>
                  {jobs.length > 0 && <JobList jobs={jobs} selectedId={selectedId} onOpen={open} marks={highlights} />}
                  {related && related.jobs.length > 0 && (
                    <RelatedJobs related={related} total={all}>
                      <JobList
                        jobs={related.jobs}
                        selectedId={selectedId}
                        onOpen={open}
                        label="Related jobs"
                        marks={highlights}
                      />
                    </RelatedJobs>
                  )}
                </div>
                {isWide && (
                  <Suspense fallback={<Skeletons count={1} height={600} label="Loading job..." />}>
                    <JobPanel id={selectedId} listed={listed} isChosen={params.job > 0} />
                  </Suspense>
                )}
              </div>
              <Pager
                page={params.page}
                pages={pageCount(all, pageSizes.jobs)}
                window={pagerWindows.jobs}
                onPage={goTo}
                to={(page) => addressOf({ page, job: undefined })}
                onIntent={prefetch}
                withEnds
              />
            </>
          );
        }}
      </QueryState>
      {!isWide && params.job > 0 && (
        <Suspense fallback={null}>
          <JobDialog id={params.job} listed={opened} onClose={close} />
        </Suspense>
      )}
    </div>
  );
};
