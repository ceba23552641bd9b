import { useQuery } from '@tanstack/react-query';
import type { CreateJob, Job } from '@workboard/contracts';
import { heldNotice } from '@workboard/contracts/job-state-words';
import { say } from '@workboard/contracts/sentences';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Callout } from '../../components/feedback/callout.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Page } from '../../components/layout/page.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { api } from '../../lib/api/api.js';
import { useUser } from '../../lib/session/session.js';
import { companyQuery } from '../../entities/company/company-queries.js';
import { jobQuery, myJobsQuery } from '../../entities/job/job-queries.js';
import { keyOf } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { JobForm } from '../../entities/job/job-form.js';
import { copiedValues } from '../../entities/job/job-values.js';
import { CompanyWaits } from '../../entities/company/company-waits.js';

const live = 'Your job posting is now live and visible to candidates.';
const waiting = 'It goes live when your company is authorised.';

const toastOf = (job: Job, isDraft: boolean) => {
  if (isDraft) {
    return { title: 'Draft saved', text: 'Only your team sees it until you post it.' };
  }
  if (job.heldAt) {
    return { title: 'Job posted successfully!', text: heldNotice };
  }
  return { title: 'Job posted successfully!', text: job.published ? live : waiting };
};

/** Posts a job for your own company (spec §2 "Post job", decision P5); `?copy={id}` begins with what another job says. */
export const PostJobPage = () => {
  const { companyId } = useUser();
  const navigate = useNavigate();
  const copied = useSearchParams()[0].get('copy');
  const original = useQuery({ ...jobQuery(copied ?? ''), enabled: copied !== null });
  const company = useQuery({ ...companyQuery(companyId ?? 0), enabled: companyId !== null });
  const post = useAction<CreateJob, Job>({
    run: (body, creating) => api.post('/jobs', { body: { ...body, companyId }, ...creating }),
    refresh: [myJobsQuery.queryKey, keyOf('/jobs')],
    success: (job, { draft = false }) => toastOf(job, draft),
    failure: { title: 'Failed to post job', text: 'Please try again.' },
    onSuccess: (job) => void navigate(`/jobs/${job.id}`),
  });
  if (companyId === null) {
    return (
      <Page narrow title="Post a Job">
        <Callout
          tone="warning"
          action={
            <ButtonLink variant="contained" to="/create-company">
              Create Company
            </ButtonLink>
          }
        >
          {say.companyRequired}
        </Callout>
      </Page>
    );
  }
  if (copied !== null && original.isPending) {
    return (
      <Page narrow title="Post a Job">
        <Skeletons label="Loading job details..." count={3} height={220} />
      </Page>
    );
  }
  const isOwn = original.data?.companyId === companyId;
  return (
    <Page narrow title="Post a Job" subtitle="Say what the work is, what it pays and how long people can apply.">
      <JobForm
        mode="post"
        schema={async () => (await import('@workboard/contracts/api/jobs')).createJobBody}
        values={original.data && isOwn ? copiedValues(original.data) : undefined}
        company={company.data}
        submit={{ label: 'Post Job', busy: 'Posting...' }}
        second={{ label: 'Save draft', intent: 'draft' }}
        onSubmit={(body, intent) => post.mutateAsync({ ...body, ...(intent === 'draft' && { draft: true }) })}
        isSending={post.isPending}
        onCancel={() => void navigate('/dashboard')}
        note={<CompanyWaits company={company.data} where="job" />}
      />
    </Page>
  );
};
