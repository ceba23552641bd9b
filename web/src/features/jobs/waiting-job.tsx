import type { Job } from '@workboard/contracts';
import { Suspense } from 'react';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import { useWaitingFor } from '../../offline/waiting.js';

const WaitingNote = lazyPart(async () => (await import('../../offline/waiting-note.js')).WaitingNote);

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
