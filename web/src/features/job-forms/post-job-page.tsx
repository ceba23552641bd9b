import { useQuery } from '@tanstack/react-query';
import type { CreateJob, Job } from '@workboard/contracts';
import { say } from '@workboard/contracts/sentences';
import { useNavigate } from 'react-router-dom';
import { Callout } from '../../components/callout.js';
import { ButtonLink } from '../../components/link.js';
import { Page } from '../../components/page.js';
import { api } from '../../lib/api.js';
import { useUser } from '../../lib/guard.js';
import { companyQuery, myJobsQuery } from '../../lib/queries.js';
import { useAction } from '../../lib/use-action.js';
import { JobForm } from '../../components/job-form.js';

const live = 'Your job posting is now live and visible to candidates.';
const waiting = 'It goes live when your company is authorised.';

/** Posts a job for the own company (spec §2 "Post job", decision P5). */
export const PostJobPage = () => {
  const { companyId } = useUser();
  const navigate = useNavigate();
  const company = useQuery({ ...companyQuery(companyId ?? 0), enabled: companyId !== null });
  const post = useAction<CreateJob, Job>({
    run: (body) => api.post('/api/jobs', { ...body, companyId }),
    refresh: [myJobsQuery.queryKey, ['/api/jobs']],
    success: (job) => ({ title: 'Job posted successfully!', text: job.published ? live : waiting }),
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
  return (
    <Page narrow title="Post a Job" subtitle="Say what the work is, what it pays and how long people can apply.">
      <JobForm
        mode="post"
        schema={async () => (await import('@workboard/contracts/api/jobs')).createJobBody}
        submit={{ label: 'Post Job', busy: 'Posting...' }}
        onSubmit={(body) => post.mutateAsync(body)}
        isSending={post.isPending}
        onCancel={() => void navigate('/dashboard')}
        note={
          company.data?.status === 'unauthorised' && (
            <Callout tone="info">Your company is not authorised yet. The job goes live when it is.</Callout>
          )
        }
      />
    </Page>
  );
};
