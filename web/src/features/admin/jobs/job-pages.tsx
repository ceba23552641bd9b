import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { AdminCreateJob, AdminUpdateJob, Job } from '@workboard/contracts';
import { useNavigate, useParams } from 'react-router-dom';
import { JobForm } from '../../../entities/job/job-form.js';
import { jobValues } from '../../../entities/job/job-values.js';
import { Notice } from '../../../components/feedback/notice.js';
import { Page } from '../../../components/layout/page.js';
import { QueryState, Skeletons } from '../../../components/feedback/query-state.js';
import { useVersionedSave } from '../../../components/forms/use-versioned-save.js';
import { api } from '../../../lib/api/api.js';
import { jobQuery } from '../../../entities/job/job-queries.js';
import { useAction } from '../../../lib/api/use-action.js';
import { BackToAdmin } from '../admin-notices.js';
import { adminJobQuery, refreshed } from '../admin-queries.js';
import { useCompanyOptions } from '../use-company-options.js';

const GoBack = () => {
  const navigate = useNavigate();
  return (
    <Button variant="outlined" onClick={() => void navigate(-1)}>
      Go Back
    </Button>
  );
};

/** Posts a job on behalf of any company (spec §2 "Admin post job"). */
export const AdminPostJobPage = () => {
  const navigate = useNavigate();
  const companies = useCompanyOptions();
  const post = useAction<AdminCreateJob, Job>({
    run: (body, creating) => api.post('/admin/jobs', { body, ...creating }),
    refresh: refreshed.jobs,
    success: ({ title }, { draft = false }) => ({
      title: draft ? 'Draft saved' : 'Job posted successfully',
      text: title,
    }),
    failure: { title: 'Error', text: 'Failed to post job' },
    onSuccess: () => void navigate('/admin?tab=jobs'),
  });
  return (
    <Page narrow title="Post Job (Admin)" actions={<BackToAdmin />}>
      <JobForm
        mode="post"
        isLocationRequired
        schema={async () => (await import('../form-schemas.js')).createJobForm}
        companies={companies}
        submit={{ label: 'Post Job', busy: 'Posting...' }}
        second={{ label: 'Save draft', intent: 'draft' }}
        onSubmit={(body, intent) => post.mutateAsync({ ...body, ...(intent === 'draft' && { draft: true }) })}
        isSending={post.isPending}
        onCancel={() => void navigate(-1)}
      />
    </Page>
  );
};

const EditForm = ({ job }: { job: Job }) => {
  const navigate = useNavigate();
  const companies = useCompanyOptions();
  const { save, record, key, dialog } = useVersionedSave<AdminUpdateJob, Job>({
    record: job,
    valuesOf: jobValues,
    load: () => api.get('/admin/jobs/{id}', { params: { id: job.id } }),
    send: (body) => api.put('/admin/jobs/{id}', { params: { id: job.id }, body }),
  });
  const update = useAction<AdminUpdateJob, Job>({
    run: save,
    refresh: [...refreshed.jobs, adminJobQuery(job.id).queryKey, jobQuery(job.id).queryKey],
    success: ({ title }) => ({ title: 'Job updated successfully', text: title }),
    failure: { title: 'Error', text: 'Failed to update job' },
  });
  return (
    <>
      <JobForm
        key={key}
        mode="edit"
        jobId={job.id}
        isLocationRequired
        schema={async () => (await import('../form-schemas.js')).updateJobForm}
        values={jobValues(record)}
        companies={companies}
        submit={{ label: 'Update Job', busy: 'Updating...' }}
        onSubmit={(body) => update.mutateAsync(body)}
        isSending={update.isPending}
        onCancel={() => void navigate(-1)}
      />
      {dialog}
    </>
  );
};

/** Changes any job; afterwards the screen stays (spec §2 "Admin edit job"). */
export const AdminEditJobPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(adminJobQuery(id));
  return (
    <QueryState
      query={query}
      isScreen
      errorTitle="Failed to load job"
      errorText={(error) => `Error loading job: ${error.message} (job ID: ${id})`}
      notFound={
        <Notice title="Job not found" text={`Job not found for ID: ${id}`}>
          <GoBack />
        </Notice>
      }
      loading={
        <Page narrow title="Edit Job (Admin)">
          <Skeletons label={`Loading job data for ID: ${id}...`} height={220} />
        </Page>
      }
    >
      {(job) => (
        <Page narrow title="Edit Job (Admin)" subtitle={job.title} actions={<GoBack />}>
          <EditForm key={job.id} job={job} />
        </Page>
      )}
    </QueryState>
  );
};
