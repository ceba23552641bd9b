import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { savedJobDefaults, pagerWindows, pageSizes } from '@workboard/contracts/constants';
import { priorities } from '@workboard/contracts/enums';
import { referenceOf } from '@workboard/contracts/statuses';
import { Suspense, useState } from 'react';
import { Select, TextInput } from '../../components/forms/controls.js';
import { Button } from '../../components/elements/button.js';
import { EdgeActions } from '../../components/elements/edge-actions.js';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { EditIcon, TrashIcon } from '../../components/elements/icons.js';
import { JobCard } from '../../entities/job/job-card.js';
import { ButtonLink, TextLink } from '../../components/elements/link.js';
import { ListPage } from '../../components/lists/list-page.js';
import { Page } from '../../components/layout/page.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { StatTile, StatTiles } from '../../components/elements/stat-tile.js';
import { StatusChip } from '../../components/elements/status-chip.js';
import { Tag } from '../../components/elements/tag.js';
import { closingLabels } from '../../entities/job/job-dates.js';
import { formatDay } from '../../lib/text/dates.js';
import { plural } from '../../lib/text/text.js';
import { applicationsQuery } from '../../entities/application/application-queries.js';
import { type SavedEntry, savedJobsQuery } from '../../entities/job/job-queries.js';
import { useAction } from '../../lib/api/use-action.js';
import { applyDialogOf, opening } from '../../lib/browser/use-back-closes.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { useListParams } from '../../lib/lists/use-list-params.js';
import { useNow } from '../../lib/browser/use-now.js';
import {
  closingSoon,
  filterSaved,
  folderLabel,
  foldersOf,
  priorityLabels,
  savedOrders,
  type SavedFilters,
} from './saved-list.js';
import { saveOrKeep } from '../../offline/save-or-keep.js';
import { waits } from '../../offline/send-or-keep.js';
import { lazyDialog, plainPart } from '../../components/feedback/lazy-part.js';

const ClosingReminders = plainPart(async () => (await import('./closing-reminders.js')).ClosingReminders, 'silent');
const NotesDialog = lazyDialog(async () => (await import('./notes-dialog.js')).NotesDialog);

interface FiltersProps {
  value: SavedFilters;
  folders: readonly string[];
  onChange: (changes: Partial<SavedFilters>, how?: { replace?: boolean }) => void;
}

const Filters = ({ value, folders, onChange }: FiltersProps) => (
  <search className="narrowing saved-filters">
    <TextInput
      type="search"
      value={value.search}
      onChange={(event) => onChange({ search: event.target.value }, { replace: true })}
      placeholder="Search by job, company or notes"
      aria-label="Search saved jobs"
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
    <Select value={value.order} onChange={(event) => onChange({ order: event.target.value })} aria-label="Order">
      {Object.entries(savedOrders).map(([order, label]) => (
        <option key={order} value={order}>
          {label}
        </option>
      ))}
    </Select>
  </search>
);

/** What the seeker has made of a saved job: applied, or the way to. What is closed has none. */
const ApplyOrApplied = ({
  saved: { job },
  now,
  application,
}: Pick<SavedCardProps, 'saved' | 'now' | 'application'>) => {
  if (application) {
    return (
      <TextLink to={`/applications?search=${referenceOf(application.id)}`}>
        Applied {formatDay(application.appliedAt)}
      </TextLink>
    );
  }
  return closingLabels(job.closingDate, now)?.isClosed ? null : (
    <ButtonLink
      size="small"
      variant="contained"
      to={`/jobs/${job.id}`}
      state={opening(applyDialogOf(job.id))}
      aria-label={`Apply for ${job.title}`}
    >
      Apply
    </ButtonLink>
  );
};

interface SavedCardProps {
  saved: SavedEntry;
  now: Date;
  /** The one that was sent for it. */
  application: Application | undefined;
  /** While it is not known yet whether one was sent, nothing is said. */
  isKnown: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

const SavedCard = ({ saved, now, application, isKnown, onEdit, onRemove }: SavedCardProps) => (
  <JobCard job={saved.job} now={now}>
    {saved.notes && <p className="text-small as-typed saved-notes">{saved.notes}</p>}
    <div className="saved-foot">
      <div className="line">
        {isKnown && <ApplyOrApplied saved={saved} now={now} application={application} />}
        {saved.priority === 'high' && <StatusChip label="High priority" tone="interviewing" />}
        {saved.priority === 'low' && <Tag>Low priority</Tag>}
        {saved.folder !== savedJobDefaults.folder && <Tag>{saved.folder}</Tag>}
        <span className="text-small quiet">Saved {formatDay(saved.savedAt)}</span>
      </div>
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
    </div>
  </JobCard>
);

interface Removal {
  saved: SavedEntry;
  /** Saves the job again, with its notes, folder and priority. */
  isBack: boolean;
}

const useRemoval = () =>
  useAction<Removal, unknown, SavedEntry[]>({
    run: ({ saved, isBack }, creating) =>
      saveOrKeep({ job: saved.job, accountId: saved.userId, save: isBack, before: saved }, creating),
    optimistic: ({ saved, isBack }) => ({
      key: savedJobsQuery.queryKey,
      change: (list) => (isBack ? [saved, ...list] : list.filter(({ jobId }) => jobId !== saved.jobId)),
    }),
    refresh: [savedJobsQuery.queryKey],
    success: (answer, { saved, isBack }) => ({
      title: isBack ? 'Job saved' : 'Job removed from saved list',
      text: answer === waits ? `${saved.job.title}. Waiting for a signal.` : saved.job.title,
    }),
    failure: null,
    undo: ({ saved, isBack }) => (isBack ? null : { saved, isBack: true }),
  });

const head = { title: 'Saved Jobs', subtitle: 'Jobs you want to come back to.' };

/** No search and no filter. */
const everything = { search: '', folder: 'all', priority: 'all', closing: 'all', order: 'closing' };

/** The seeker's saved jobs with notes, folders and priorities (spec §2 "Saved Jobs"). */
export const SavedJobsPage = () => {
  const [{ page, ...filters }, update] = useListParams({ page: 1, ...everything });
  const [edited, setEdited] = useState<SavedEntry | null>(null);
  const now = useNow();
  const query = useQuery(savedJobsQuery);
  const list = query.data ?? [];
  const applications = useQuery(applicationsQuery);
  const isNew = query.data?.length === 0;
  const remove = useRemoval();
  // The server does not read the settings of mails, so that it would draw nothing there and the page wait for that code.
  const hasReminders = useHydrated() && list.length > 0;
  // What stands first depends on whether there are any: nothing that is shown moves when that is known.
  if (query.isPending) {
    return (
      <Page {...head}>
        <Skeletons />
      </Page>
    );
  }
  return (
    <Page {...head}>
      <div className="parts">
        {isNew && (
          <EmptyState
            title="No saved jobs found"
            text="Save a job from its page, and it waits for you here."
            action={
              <ButtonLink variant="contained" to="/jobs">
                Find Jobs
              </ButtonLink>
            }
          />
        )}
        {query.data && (
          <StatTiles isAboveList>
            <StatTile label="Saved Jobs" value={list.length} />
            <StatTile label="High Priority" value={list.filter(({ priority }) => priority === 'high').length} />
            <StatTile label="Closing This Week" value={closingSoon(list, now)} to="?closing=week" />
            <StatTile label="Folders" value={foldersOf(list).length} />
          </StatTiles>
        )}
        <div>
          <ListPage
            query={query}
            select={(saved) => filterSaved(saved, filters, now)}
            page={page}
            pageSize={pageSizes.savedJobs}
            window={pagerWindows.savedJobs}
            onPage={(next) => update({ page: next })}
            summary={({ total }) => plural(total, 'saved job')}
            toolbar={<Filters value={filters} folders={foldersOf(list)} onChange={update} />}
            empty={
              isNew
                ? null
                : {
                    title: 'No saved jobs found',
                    text: 'No saved job matches this search and these filters.',
                    action: (
                      <Button variant="contained" onClick={() => update(everything)}>
                        Clear Filters
                      </Button>
                    ),
                  }
            }
          >
            {(items) => (
              <ul aria-label="Saved jobs" className="plain-list card-list">
                {items.map((saved) => (
                  <li key={saved.id}>
                    <SavedCard
                      saved={saved}
                      now={now}
                      application={applications.data?.find(
                        ({ jobId, withdrawnAt }) => jobId === saved.jobId && !withdrawnAt,
                      )}
                      isKnown={applications.data !== undefined}
                      onEdit={() => setEdited(saved)}
                      onRemove={() => remove.mutate({ saved, isBack: false })}
                    />
                  </li>
                ))}
              </ul>
            )}
          </ListPage>
        </div>
        {hasReminders && (
          <div className="saved-reminders">
            <Suspense fallback={null}>
              <ClosingReminders />
            </Suspense>
          </div>
        )}
      </div>
      <Suspense fallback={null}>{edited && <NotesDialog saved={edited} onClose={() => setEdited(null)} />}</Suspense>
    </Page>
  );
};
