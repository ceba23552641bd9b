import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Callout } from '../../components/feedback/callout.js';
import { Button } from '../../components/elements/button.js';
import { ChevronLeftIcon } from '../../components/elements/icons.js';
import { JobFacts, JobHead, JobProse } from '../../entities/job/job-detail.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Notice } from '../../components/feedback/notice.js';
import { PageTitle } from '../../components/layout/page-title.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { isAbsent } from '../../lib/api/api.js';
import { employerName } from '../../entities/job/employer.js';
import { applicationsQuery } from '../../entities/application/application-queries.js';
import { jobQuery } from '../../entities/job/job-queries.js';
import { useSession } from '../../lib/session/session.js';
import { useNow } from '../../lib/browser/use-now.js';
import { useIsHeldBack } from '../../offline/waiting.js';
import { ActionBar } from './action-bar.js';
import { AppliedJob } from './applied-job.js';
import { JobActions } from './job-actions.js';
import { OwnJob } from './own-job.js';
import { useIsShareable } from './own-state.js';
import { Answers } from './answers.js';
import { SalaryInsightNote } from './salary-insight.js';
import { ShareLinks } from './share-links.js';
import { WaitingJob } from './waiting-job.js';
import { SimilarJobs } from './similar-jobs.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';

const Loading = () => (
  <div className="page-width job-page waits">
    <h1 className="visually-hidden">Job details</h1>
    <Skeletons count={3} height={220} label="Loading job..." />
  </div>
);

const WithdrawnJob = lazyPart(async () => (await import('./withdrawn-job.js')).WithdrawnJob);

/** Somebody who applied to a job that is gone reads what became of it (decision P19). */
const NotFound = ({ id }: { id: string }) => {
  const navigate = useNavigate();
  const isSeeker = useSession().user?.role === 'job_seeker';
  const own = useQuery({ ...applicationsQuery, enabled: isSeeker });
  const application = own.data?.find(({ jobId, jobWithdrawnAt }) => String(jobId) === id && jobWithdrawnAt);
  if (isSeeker && own.isPending) {
    return <Loading />;
  }
  if (application) {
    return (
      <Suspense fallback={<Loading />}>
        <WithdrawnJob application={application} />
      </Suspense>
    );
  }
  return (
    <Notice title="Job not found" text="The job you're looking for doesn't exist or has been removed.">
      <Button variant="contained" onClick={() => void navigate('/jobs')}>
        Go Back
      </Button>
    </Notice>
  );
};

const LoadFailed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Notice title="Error loading job">
    <div className="load-failed">
      <Callout tone="error">{message}</Callout>
      <Button variant="contained" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  </Notice>
);

const JobArticle = ({ job, isPublic }: { job: Job; isPublic: boolean }) => {
  const now = useNow();
  const isShareable = useIsShareable(job);
  return (
    <article className="job-article">
      <OwnJob job={job} />
      <AppliedJob job={job} />
      <WaitingJob job={job} />
      <JobHead
        job={job}
        title={<PageTitle documentTitle={`${job.title} at ${employerName(job)}`}>{job.title}</PageTitle>}
      />
      <ActionBar>
        <JobActions job={job} now={now} isPublic={isPublic} isShareable={isShareable} />
      </ActionBar>
      <JobFacts job={job} now={now} />
      <JobProse job={job} now={now} />
      <SalaryInsightNote job={job} />
      <Answers job={job} />
      {isShareable && <ShareLinks job={job} />}
      <SimilarJobs job={job} now={now} />
    </article>
  );
};

/** One job, at /jobs/{id}, /public/jobs/{id} and the share target /preview/jobs/{id} (spec §2 "Job detail"). */
export const JobPage = () => {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const query = useQuery(jobQuery(id));
  const isHeldBack = useIsHeldBack();
  if (query.isPending || isHeldBack) {
    return <Loading />;
  }
  if (query.data) {
    return (
      <div className="page-width job-page">
        <ButtonLink to="/jobs" startIcon={<ChevronLeftIcon />} className="back">
          Back to Jobs
        </ButtonLink>
        <JobArticle job={query.data} isPublic={!pathname.startsWith('/jobs/')} />
      </div>
    );
  }
  const { error } = query;
  return isAbsent(error) ? (
    <NotFound id={id} />
  ) : (
    <LoadFailed message={error?.message ?? 'Unknown error'} onRetry={() => void query.refetch()} />
  );
};
