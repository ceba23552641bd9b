import type { Job } from '@workboard/contracts';
import { type Known, JobFacts, JobHead, JobProse } from '../../entities/job/job-detail.js';
import { useNow } from '../../lib/browser/use-now.js';
import { Answers } from './answers.js';
import { ActionBar } from './action-bar.js';
import { AppliedJob } from './applied-job.js';
import { JobActions } from './job-actions.js';
import { OwnJob } from './own-job.js';
import { useIsShareable } from './own-state.js';
import { WaitingJob } from './waiting-job.js';
import { ShareLinks } from './share-links.js';

/** Its head, one level below the page's. */
export const OpenJobHead = ({ job }: { job: Known }) => (
  <JobHead job={job} title={<h2 className="title-2">{job.title}</h2>} />
);

/** A job in the panel or the dialog of /jobs. */
export const JobView = ({ job }: { job: Job }) => {
  const now = useNow();
  const isShareable = useIsShareable(job);
  return (
    <div className="job-view">
      <OwnJob job={job} />
      <AppliedJob job={job} />
      <WaitingJob job={job} />
      <OpenJobHead job={job} />
      <ActionBar>
        <JobActions job={job} now={now} isShareable={isShareable} />
      </ActionBar>
      <JobFacts job={job} now={now} />
      <JobProse job={job} now={now} level="h3" />
      <Answers job={job} />
      {isShareable && <ShareLinks job={job} />}
    </div>
  );
};
