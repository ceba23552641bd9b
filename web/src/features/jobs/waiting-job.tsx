import type { Job } from '@workboard/contracts';
import { Suspense } from 'react';
import { useWaitingFor } from '../../offline/waiting.js';
import { WaitingNote } from '../../offline/waiting-part.js';

/** Says of a job that the application for it waits on this device; nothing otherwise. */
export const WaitingJob = ({ job }: { job: Job }) => {
  const entry = useWaitingFor(job.id, ['apply']);
  return (
    entry && (
      <Suspense fallback={null}>
        <WaitingNote entry={entry} />
      </Suspense>
    )
  );
};
