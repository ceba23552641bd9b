import { useQuery } from '@tanstack/react-query';
import type { Job, UpdateJob } from '@workboard/contracts';
import { jobStateOf } from '@workboard/contracts/job-state';
import { heldNotice, jobStateWords } from '@workboard/contracts/job-state-words';
import { useNavigate, useParams } from 'react-router-dom';
import { Callout } from '../../components/feedback/callout.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Notice } from '../../components/feedback/notice.js';
import { Page } from '../../components/layout/page.js';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { useVersionedSave } from '../../components/forms/use-versioned-save.js';
import { api } from '../../lib/api/api.js';
import { useUser } from '../../lib/session/session.js';
import { jobQuery, myJobsQuery } from '../../entities/job/job-queries.js';
import { keyOf } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { useNow } from '../../lib/browser/use-now.js';
import { JobForm } from '../../entities/job/job-form.js';
import { jobValues } from '../../entities/job/job-values.js';

const NotFound = () => (
  <Notice title="Job Not Found" text="The job you're looking for doesn't exist or has been removed.">
    <ButtonLink variant="contained" to="/dashboard">
      Back to Dashboard
    </ButtonLink>
  </Notice>
);

const EditForm = ({ job }: { job: Job }) => {
  const navigate = useNavigate();
  const { save, record, key, dialog } = useVersionedSave<UpdateJob, Job>({
    record: job,
    valuesOf: jobValues,
    load: () => api.get('/jobs/{id}', { params: { id: job.id } }),
    send: (body) => api.put('/jobs/{id}', { params: { id: job.id }, body }),
  });
  const update = useAction<UpdateJob, Job>({
    run: save,
    refresh: [myJobsQuery.queryKey, keyOf('/jobs'), keyOf('/jobs/{id}', { params: { id: job.id } })],
    success: ({ heldAt }) => ({
      title: 'Job updated successfully!',
      text: heldAt ? heldNotice : 'Your job posting has been updated.',
    }),
    failure: { title: 'Failed to update job', text: 'Please try again.' },
    onSuccess: () => void navigate('/dashboard'),
  });
  const isDraft = jobStateOf(job, { now: useNow() }) === 'draft';
  return (
    <Page narrow title="Edit Job" subtitle={job.title}>
      <JobForm
        key={key}
        mode="edit"
        jobId={job.id}
        schema={async () => (await import('@workboard/contracts/api/jobs')).updateJobBody}
        values={jobValues(record)}
        company={job.company}
        submit={{ label: 'Update Job Posting', busy: 'Updating...' }}
        second={isDraft ? { label: 'Save and post', intent: 'post' } : undefined}
        note={isDraft && <Callout tone="info">{jobStateWords.draft.meaning}</Callout>}
        onSubmit={({ companyId: _own, ...body }, intent) =>
          update.mutateAsync({ ...body, ...(intent === 'post' && { status: 'active' }) })
        }
        isSending={update.isPending}
        onCancel={() => void navigate('/dashboard')}
      />
      {dialog}
    </Page>
  );
};

/** Changes a job of your own company (spec §2 "Edit job"). */
export const EditJobPage = () => {
  const { id = '' } = useParams();
  const { companyId } = useUser();
  const query = useQuery({ ...jobQuery(id), staleTime: 0 });
  return (
    <QueryState
      query={query}
      isScreen
      errorTitle="Error loading job"
      loading={
        <Page narrow title="Edit Job">
          <Skeletons label="Loading job details..." count={3} height={220} />
        </Page>
      }
      notFound={<NotFound />}
    >
      {(job) => (job.companyId === companyId ? <EditForm key={job.id} job={job} /> : <NotFound />)}
    </QueryState>
  );
};
