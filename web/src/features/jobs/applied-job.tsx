import type { Job } from '@workboard/contracts';
import { Suspense } from 'react';
import { useOwnApplication } from './apply-state.js';
import { plainPart } from '../../components/feedback/lazy-part.js';

const AppliedNote = plainPart(async () => (await import('./applied-note.js')).AppliedNote);

/** What became of the application, above a job that the seeker applied for; nothing for everybody else. */
export const AppliedJob = ({ job }: { job: Job }) => {
  const application = useOwnApplication(job);
  return (
    application && (
      <Suspense fallback={null}>
        <AppliedNote application={application} job={job} />
      </Suspense>
    )
  );
};
