import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { SavedJob } from '@workboard/contracts';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import { priorities } from '@workboard/contracts/enums';
import { lazy, Suspense, useState } from 'react';
import { Select, TextInput } from '../../components/controls.js';
import { EdgeActions } from '../../components/edge-actions.js';
import { EditIcon, TrashIcon } from '../../components/icons.js';
import { JobCard } from '../../components/job-card.js';
import { ButtonLink } from '../../components/link.js';
import { ListPage } from '../../components/list-page.js';
import { Page } from '../../components/page.js';
import { StatTile, StatTiles } from '../../components/stat-tile.js';
import { StatusChip } from '../../components/status-chip.js';
import { Tag } from '../../components/tag.js';
import { api } from '../../lib/api.js';
import { formatDay } from '../../lib/dates.js';
import { plural, priorityLabels } from '../../lib/labels.js';
import { savedJobsQuery } from '../../lib/queries.js';
import { saveAgain } from '../../lib/saved-jobs.js';
import { useAction } from '../../lib/use-action.js';
import { useListParams } from '../../lib/use-list-params.js';
import { useNow } from '../../lib/use-now.js';
import { closingSoon, filterSaved, folderLabel, foldersOf, type SavedFilters } from './saved-list.js';

const NotesDialog = lazy(async () => ({ default: (await import('./notes-dialog.js')).NotesDialog }));

interface FiltersProps {
  value: SavedFilters;
  folders: readonly string[];
  onChange: (changes: Partial<SavedFilters>, how?: { replace?: boolean }) => void;
}

const Filters = ({ value, folders, onChange }: FiltersProps) => (
  <Box component="search" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' } }}>
    <TextInput
      type="search"
      value={value.search}
      onChange={(event) => onChange({ search: event.target.value }, { replace: true })}
      placeholder="Search by job, company or notes"
      aria-label="Search saved jobs"
      sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
    />
    <Select
      value={value.folder}
      onChange={(event) => onChange({ folder: event.target.value })}
      aria-label="Filter by folder"
    >
      <option value="all">All Folders</option>
      {folders.map((folder) => (
        <option key={folder} value={folder}>
          {folderLabel(folder)}
        </option>
      ))}
    </Select>
    <Select
      value={value.priority}
      onChange={(event) => onChange({ priority: event.target.value })}
      aria-label="Filter by priority"
    >
      <option value="all">All Priorities</option>
      {priorities.map((priority) => (
        <option key={priority} value={priority}>
          {priorityLabels[priority]}
        </option>
      ))}
    </Select>
  </Box>
);

interface SavedCardProps {
  saved: SavedJob;
  now: Date;
  onEdit: () => void;
  onRemove: () => void;
}

const SavedCard = ({ saved, now, onEdit, onRemove }: SavedCardProps) => (
  <JobCard job={saved.job} now={now}>
    {saved.notes && (
      <Typography variant="body2" sx={{ mb: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {saved.notes}
      </Typography>
    )}
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {saved.priority === 'high' ? (
          <StatusChip label="High priority" tone="interviewing" />
        ) : (
          <Tag>{priorityLabels[saved.priority]} priority</Tag>
        )}
        <Tag>{folderLabel(saved.folder)}</Tag>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Saved {formatDay(saved.savedAt)}
        </Typography>
      </Stack>
      <EdgeActions>
        <Button
          size="small"
          startIcon={<EditIcon size={16} />}
          onClick={onEdit}
          aria-label={`Edit notes on ${saved.job.title}`}
        >
          Edit Notes
        </Button>
        <Button
          size="small"
          color="error"
          startIcon={<TrashIcon size={16} />}
          onClick={onRemove}
          aria-label={`Remove ${saved.job.title}`}
        >
          Remove
        </Button>
      </EdgeActions>
    </Stack>
  </JobCard>
);

interface Removal {
  saved: SavedJob;
  /** Saves the job again, with its notes, folder and priority. */
  isBack: boolean;
}

const useRemoval = () =>
  useAction<Removal, unknown, SavedJob[]>({
    run: ({ saved, isBack }) => (isBack ? saveAgain(saved) : api.remove(`/api/saved-jobs/${saved.jobId}`)),
    optimistic: ({ saved, isBack }) => ({
      key: savedJobsQuery.queryKey,
      change: (list) => (isBack ? [saved, ...list] : list.filter(({ jobId }) => jobId !== saved.jobId)),
    }),
    refresh: [savedJobsQuery.queryKey],
    success: (_answer, { isBack }) => ({ title: isBack ? 'Job saved' : 'Job removed from saved list' }),
    failure: null,
    undo: ({ saved, isBack }) => (isBack ? null : { saved, isBack: true }),
  });

/** The seeker's saved jobs with notes, folders and priorities (spec §2 "Saved Jobs"). */
export const SavedJobsPage = () => {
  const [{ page, ...filters }, update] = useListParams({ page: 1, search: '', folder: 'all', priority: 'all' });
  const [edited, setEdited] = useState<SavedJob | null>(null);
  const now = useNow();
  const query = useQuery(savedJobsQuery);
  const list = query.data ?? [];
  const remove = useRemoval();
  return (
    <Page title="Saved Jobs" subtitle="Jobs you want to come back to.">
      <Stack sx={{ gap: 3 }}>
        {!query.isError && (
          <StatTiles>
            <StatTile label="Saved Jobs" value={query.data?.length} />
            <StatTile label="High Priority" value={query.data?.filter(({ priority }) => priority === 'high').length} />
            <StatTile label="Closing This Week" value={query.data && closingSoon(query.data, now)} />
            <StatTile label="Folders" value={query.data && foldersOf(query.data).length} />
          </StatTiles>
        )}
        <div>
          <ListPage
            query={query}
            select={(saved) => filterSaved(saved, filters)}
            page={page}
            pageSize={pageSizes.savedJobs}
            window={pagerWindows.savedJobs}
            onPage={(next) => update({ page: next })}
            summary={({ total }) => plural(total, 'saved job')}
            toolbar={<Filters value={filters} folders={foldersOf(list)} onChange={update} />}
            empty={{
              title: 'No saved jobs found',
              text:
                list.length > 0
                  ? 'No saved job matches this search and these filters.'
                  : 'Save a job from its page, and it waits for you here.',
              action:
                list.length > 0 ? (
                  <Button variant="contained" onClick={() => update({ search: '', folder: 'all', priority: 'all' })}>
                    Clear Filters
                  </Button>
                ) : (
                  <ButtonLink variant="contained" to="/jobs">
                    Find Jobs
                  </ButtonLink>
                ),
            }}
          >
            {(items) => (
              <Stack component="ul" aria-label="Saved jobs" sx={{ gap: 2, listStyle: 'none', p: 0, m: 0 }}>
                {items.map((saved) => (
                  <li key={saved.id}>
                    <SavedCard
                      saved={saved}
                      now={now}
                      onEdit={() => setEdited(saved)}
                      onRemove={() => remove.mutate({ saved, isBack: false })}
                    />
                  </li>
                ))}
              </Stack>
            )}
          </ListPage>
        </div>
      </Stack>
      <Suspense fallback={null}>{edited && <NotesDialog saved={edited} onClose={() => setEdited(null)} />}</Suspense>
    </Page>
  );
};
