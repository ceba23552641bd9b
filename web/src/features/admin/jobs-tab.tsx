import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { breakable, type Column } from '../../components/data-table.js';
import { TextLink } from '../../components/link.js';
import { StatusChip } from '../../components/status-chip.js';
import { api } from '../../lib/api.js';
import { confirm } from '../../lib/confirm.js';
import { capitalise } from '../../lib/labels.js';
import { formatNumber } from '../../lib/money.js';
import { useAction } from '../../lib/use-action.js';
import { useListParams } from '../../lib/use-list-params.js';
import { adminJobsQuery, holds, listError, refreshed } from './admin-queries.js';
import { AdminList, CreateLink, type ListFilter } from './admin-list.js';
import { DeleteAction, EditAction, RowAction, RowActions } from './row-actions.js';

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

/** Published or draft, as a word. */
export const PublishStatus = ({ job }: { job: Job }) => (
  <StatusChip label={job.published ? 'Published' : 'Draft'} tone={job.published ? 'hired' : 'neutral'} />
);

const useJobActions = () => {
  const publish = useAction<{ id: number; published: boolean }, Job, Job[]>({
    run: ({ id, published }) => api.patch(`/api/jobs/${id}/publish`, { published }),
    optimistic: ({ id, published }) => ({
      key: adminJobsQuery.queryKey,
      change: (jobs) => jobs.map((job) => (job.id === id ? { ...job, published } : job)),
    }),
    refresh: refreshed.jobs,
    success: (_, { published }) => ({
      title: 'Success',
      text: published ? 'Job published successfully' : 'Job unpublished successfully',
    }),
    failure: { title: 'Error', text: 'Failed to update job publish status' },
  });
  const remove = useAction<Job, unknown, Job[]>({
    run: ({ id }) => api.remove(`/api/admin/jobs/${id}`),
    optimistic: ({ id }) => ({ key: adminJobsQuery.queryKey, change: (jobs) => jobs.filter((job) => job.id !== id) }),
    refresh: refreshed.jobs,
    success: { title: 'Job deleted' },
    failure: { title: 'Error', text: 'Failed to delete job' },
  });
  return { publish, remove };
};

const jobColumns = ({ publish, remove }: ReturnType<typeof useJobActions>): Column<Job>[] => [
  {
    header: 'Title',
    isTitle: true,
    cell: ({ id, title }) => <TextLink to={`/jobs/${id}`}>{breakable(title)}</TextLink>,
  },
  { header: 'Company', cell: ({ company }) => company.name },
  { header: 'Location', minWidth: 120, cell: ({ location }) => location ?? '–' },
  { header: 'Applications', align: 'right', cell: ({ applications }) => formatNumber(applications) },
  { header: 'Views', align: 'right', cell: ({ views }) => formatNumber(views) },
  {
    header: 'Status',
    cell: ({ status }) => <StatusChip label={capitalise(status)} tone={status === 'active' ? 'offered' : 'neutral'} />,
  },
  { header: 'Published', cell: (job) => <PublishStatus job={job} /> },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: (job) => {
      const verb = job.published ? 'Unpublish' : 'Publish';
      const askAndRemove = async () => {
        if (await confirm({ text: 'Are you sure you want to delete this job posting?', title: job.title })) {
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
  const columns = jobColumns(useJobActions());
  return (
    <AdminList
      noun={{ one: 'job', many: 'jobs' }}
      query={query}
      errorText={listError('jobs')}
      matches={(job) =>
        holds(params.search, job.title, job.location) &&
        (params.status === 'all' || job.status === params.status) &&
        (params.publish === 'all' || job.published === (params.publish === 'published'))
      }
      columns={columns}
      searchHint="Search jobs by title or location"
      filters={filters}
      params={params}
      update={update}
      actions={<CreateLink to="/admin/post-job">Create Job</CreateLink>}
    />
  );
};
