import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { deletedJobConsequence } from '@workboard/contracts/consequences';
import { useState } from 'react';
import { breakable, type Column } from '../../../components/lists/data-table.js';
import { TextLink } from '../../../components/elements/link.js';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { api } from '../../../lib/api/api.js';
import { confirm } from '../../../lib/toasts/confirm.js';
import { capitalise, formatNumber } from '../../../lib/text/text.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useListParams } from '../../../lib/lists/use-list-params.js';
import { PublishStatus } from '../publish-status.js';
import { Decided, ReasonDialog, useDecided } from '../decisions.js';
import { adminJobsQuery, holds, listError, refreshed } from '../admin-queries.js';
import { CompanyLink } from '../company-link.js';
import { useManyJobs } from './many-jobs.js';
import { AdminList, CreateLink, type ListFilter } from '../admin-list.js';
import { DeleteAction, EditAction, RowAction, RowActions } from '../row-actions.js';

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'all', label: 'All statuses' },
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
  },
  {
    name: 'publish',
    label: 'Published',
    options: [
      { value: 'all', label: 'Published or draft' },
      { value: 'published', label: 'Published' },
      { value: 'draft', label: 'Draft' },
    ],
  },
];

/** Searched beside the title and the place: whose it is and what it says. */
const textsOf = ({ title, location, company, description, requirements, responsibilities, benefits, hrEmail }: Job) => [
  title,
  location,
  company.name,
  description,
  hrEmail,
  ...requirements,
  ...responsibilities,
  ...benefits,
];

const useJobActions = (decided: ReturnType<typeof useDecided>, explain: (job: Job) => void) => {
  const publish = useAction<{ id: number; published: boolean }, Job, Job[]>({
    run: ({ id, published }) => {
      decided.add(id);
      return api.patch('/jobs/{id}/publish', { params: { id }, body: { published } });
    },
    optimistic: ({ id, published }) => ({
      key: adminJobsQuery.queryKey,
      change: (jobs) => jobs.map((job) => (job.id === id ? { ...job, published } : job)),
    }),
    inOrder: 'job-published',
    refresh: refreshed.jobs,
    success: (_, { published }) => ({
      title: 'Success',
      text: published ? 'Job published successfully' : 'Job unpublished successfully',
    }),
    failure: { title: 'Error', text: 'Failed to update job publish status' },
  });
  const remove = useAction<Job, unknown, Job[]>({
    run: ({ id }) => api.remove('/admin/jobs/{id}', { params: { id } }),
    optimistic: ({ id }) => ({ key: adminJobsQuery.queryKey, change: (jobs) => jobs.filter((job) => job.id !== id) }),
    refresh: refreshed.jobs,
    success: (_answer, { title }) => ({ title: 'Job deleted', text: title }),
    failure: { title: 'Error', text: 'Failed to delete job' },
  });
  return { publish, remove, decided, explain };
};

const jobColumns = ({ publish, remove, decided, explain }: ReturnType<typeof useJobActions>): Column<Job>[] => [
  {
    header: 'Title',
    isTitle: true,
    cell: ({ id, title }) => <TextLink to={`/jobs/${id}`}>{breakable(title)}</TextLink>,
  },
  { header: 'Company', minWidth: 160, cell: ({ company }) => <CompanyLink id={company.id} name={company.name} /> },
  { header: 'Location', minWidth: 120, cell: ({ location }) => location ?? '–' },
  { header: 'Applications', align: 'right', cell: ({ applications }) => formatNumber(applications) },
  { header: 'Views', align: 'right', cell: ({ views }) => formatNumber(views) },
  {
    header: 'Status',
    cell: ({ status }) => <StatusChip label={capitalise(status)} tone={status === 'active' ? 'offered' : 'neutral'} />,
  },
  {
    header: 'Published',
    cell: (job) => {
      const undo = () => publish.mutate({ id: job.id, published: !job.published });
      return (
        <>
          <PublishStatus job={job} />
          {decided.has(job.id) && (
            <Decided name={job.title} onUndo={undo} onReason={job.published ? undefined : () => explain(job)} />
          )}
        </>
      );
    },
  },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: (job) => {
      const verb = job.published ? 'Unpublish' : 'Publish';
      const askAndRemove = async () => {
        const question = {
          title: job.title,
          text: 'Are you sure you want to delete this job posting?',
          consequence: deletedJobConsequence(job.applications),
          instead: job.published
            ? { label: 'Unpublish instead', run: () => publish.mutate({ id: job.id, published: false }) }
            : undefined,
        };
        if (await confirm(question)) {
          remove.mutate(job);
        }
      };
      return (
        <RowActions>
          <RowAction
            label={`${verb} ${job.title}`}
            disabled={publish.isPending && publish.variables.id === job.id}
            onClick={() => publish.mutate({ id: job.id, published: !job.published })}
          >
            {verb}
          </RowAction>
          <EditAction name={job.title} to={`/admin/edit-job/${job.id}`} />
          <DeleteAction
            name={job.title}
            disabled={remove.isPending && remove.variables.id === job.id}
            onClick={() => void askAndRemove()}
          />
        </RowActions>
      );
    },
  },
];

/** All jobs (spec §2 "Super admin dashboard"). */
export const JobsTab = () => {
  const [params, update] = useListParams({ page: 1, search: '', status: 'all', publish: 'all' });
  const query = useQuery(adminJobsQuery);
  const decided = useDecided(params);
  const [explained, setExplained] = useState<Job | null>(null);
  const columns = jobColumns(useJobActions(decided, setExplained));
  const { many, dialog } = useManyJobs(decided.add);
  const sendReason = useAction<{ id: number; reason: string }, Job>({
    run: ({ id, reason }) => api.patch('/jobs/{id}/publish', { params: { id }, body: { published: false, reason } }),
    refresh: refreshed.jobs,
    success: ({ title }) => ({
      title: 'Reason sent',
      text: `${title}: whoever looks after the job reads it in a mail.`,
    }),
    failure: { title: 'Error', text: 'Failed to send the reason' },
  });
  return (
    <>
      <AdminList
        many={many}
        noun={{ one: 'job', many: 'jobs' }}
        query={query}
        errorText={listError('jobs')}
        matches={(job) =>
          decided.has(job.id) ||
          (holds(params.search, ...textsOf(job)) &&
            (params.status === 'all' || job.status === params.status) &&
            (params.publish === 'all' || job.published === (params.publish === 'published')))
        }
        columns={columns}
        searchHint="Search jobs by title or location"
        filters={filters}
        params={params}
        update={update}
        actions={<CreateLink to="/admin/post-job">Create Job</CreateLink>}
      />
      {dialog}
      {explained && (
        <ReasonDialog
          title={`Why was ${explained.title} taken down?`}
          text="Whoever looks after the job gets this in a mail, with what to do next."
          submit="Send reason"
          onSend={(reason) => sendReason.mutateAsync({ id: explained.id, reason })}
          onClose={() => setExplained(null)}
        />
      )}
    </>
  );
};
