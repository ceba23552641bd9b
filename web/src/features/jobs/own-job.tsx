import type { Job } from '@workboard/contracts';
import { Suspense } from 'react';
import { useOwnState } from './own-state.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';

const OwnerBar = lazyPart(async () => (await import('./owner-bar.js')).OwnerBar);

/** The bar above a job for the team that posted it; nothing for everybody else. */
export const OwnJob = ({ job }: { job: Job }) => {
  const state = useOwnState(job);
  return (
    state && (
      <Suspense fallback={null}>
        <OwnerBar job={job} state={state} />
      </Suspense>
    )
  );
};
