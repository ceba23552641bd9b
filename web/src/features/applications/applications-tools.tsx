import { Box } from '@mui/material';
import { Suspense } from 'react';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import { countByStatus, jobsOf, tagsOf } from '../../entities/application/application-list.js';
import { Filters } from './filters.js';
import { StatusTabs } from './status-tabs.js';
import type { ApplicationsState } from './use-applications-page.js';

/** Seekers have none of it. */
const EmployerTools = lazyPart(async () => (await import('./employer-tools.js')).EmployerTools);

/** What the list is narrowed by, and its tabs. */
export const ApplicationsTools = ({ page }: { page: ApplicationsState }) => {
  const { isEmployer, all, params, update, narrowing } = page;
  return (
    <>
      <Filters
        value={narrowing}
        jobs={isEmployer ? jobsOf(all) : undefined}
        tags={isEmployer ? tagsOf(all) : []}
        tag={params.tag}
        onTag={(tag) => update({ tag })}
        onChange={(changes, how) =>
          update({ ...changes, ...(changes.job && { rank: 'off', meets: '', answer: '' }) }, how)
        }
      />
      {isEmployer && (
        <Suspense fallback={<Box sx={{ height: 44 }} />}>
          <EmployerTools page={page} />
        </Suspense>
      )}
      <StatusTabs
        value={narrowing.status}
        counts={page.query.data && countByStatus(page.found)}
        withOwnWords={!isEmployer}
        onChange={(status) => update({ status })}
      />
    </>
  );
};
