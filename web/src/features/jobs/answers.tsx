import type { Job } from '@workboard/contracts';
import { Suspense } from 'react';
import { plainPart } from '../../components/feedback/lazy-part.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';

const ReplyNote = plainPart(async () => (await import('../../entities/company/reply-note.js')).ReplyNote, 'silent');

/** How the company answers applicants; it comes after the ad, which never waits for it (decision P57). */
export const Answers = ({ job }: { job: Pick<Job, 'companyId'> }) =>
  useHydrated() && (
    <Suspense fallback={null}>
      <ReplyNote companyId={job.companyId} />
    </Suspense>
  );
