import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { removedMemberConsequence } from '@workboard/contracts/consequences';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import { Suspense, useState } from 'react';
import { DataTable, LongText, type Column } from '../../components/lists/data-table.js';
import { EditIcon, PlusIcon, TrashIcon } from '../../components/elements/icons.js';
import { ButtonLink } from '../../components/elements/link.js';
import { ListPage } from '../../components/lists/list-page.js';
import { Page } from '../../components/layout/page.js';
import { StatusChip } from '../../components/elements/status-chip.js';
import { api } from '../../lib/api/api.js';
import { confirm, deleteQuestion } from '../../lib/toasts/confirm.js';
import { formatDay } from '../../lib/text/dates.js';
import { useUser } from '../../lib/session/session.js';
import { fullName } from '@workboard/contracts/person-name';
import { plural } from '../../lib/text/text.js';
import { roleLabels } from '../../entities/account/role-labels.js';
import { companyQuery, teamQuery } from '../../entities/company/company-queries.js';
import { toast } from '../../lib/toasts/toast.js';
import { useAction } from '../../lib/api/use-action.js';
import { useListParams } from '../../lib/lists/use-list-params.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { lazyDialog, lazyPart } from '../../components/feedback/lazy-part.js';
import { teamRoleWords } from '@workboard/contracts/team-role-words';
import { useIsWriter, Writers } from '../../lib/session/writers.js';

// The forms come when they are first needed.
const AddMember = lazyPart(async () => (await import('./add-member.js')).AddMember);
const AddDialog = lazyDialog(async () => (await import('./add-dialog.js')).AddDialog);
const EditDialog = lazyDialog(async () => (await import('./edit-dialog.js')).EditDialog);

interface Actions {
  ownId: number;
  /** Nobody removes the owner (decision A12). */
  ownerId: number | null | undefined;
  isWriter: boolean;
  edit: (member: User) => void;
  remove: (member: User) => void;
}

const memberColumns = ({ ownId, ownerId, isWriter, edit, remove }: Actions): Column<User>[] => [
  { header: 'Name', isTitle: true, cell: fullName },
  { header: 'Email', cell: ({ email }) => <LongText>{email}</LongText> },
  {
    header: 'Role',
    cell: ({ id, role, teamRole }) => {
      const rights = id === ownerId ? 'owner' : teamRole === 'reader' && teamRoleWords.reader.label.toLowerCase();
      return [roleLabels[role], rights].filter(Boolean).join(', ');
    },
  },
  {
    header: 'Status',
    cell: ({ isVerified }) => (
      <StatusChip label={isVerified ? 'Verified' : 'Pending'} tone={isVerified ? 'hired' : 'interviewing'} />
    ),
  },
  { header: 'Joined', noWrap: true, cell: ({ createdAt }) => formatDay(createdAt) },
  ...(isWriter ? [actionColumn({ ownId, ownerId, edit, remove })] : []),
];

const actionColumn = ({ ownId, ownerId, edit, remove }: Omit<Actions, 'isWriter'>): Column<User> => ({
  header: 'Actions',
  isActions: true,
  align: 'right',
  cell: (member) => (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<EditIcon size={16} />}
        aria-label={`Edit ${fullName(member)}`}
        onClick={() => edit(member)}
      >
        Edit
      </Button>
      {(member.id !== ownerId || member.id === ownId) && (
        <Button
          size="small"
          color="error"
          startIcon={<TrashIcon size={16} />}
          aria-label={`Remove ${fullName(member)}`}
          onClick={() => remove(member)}
        >
          Remove
        </Button>
      )}
    </Stack>
  ),
});

const useRemoval = () => {
  const user = useUser();
  const removal = useAction<User, unknown, User[]>({
    run: ({ id }) => api.remove('/company-users/{userId}', { params: { userId: id } }),
    optimistic: ({ id }) => ({ key: teamQuery.queryKey, change: (team) => team.filter((other) => other.id !== id) }),
    refresh: [teamQuery.queryKey],
    success: (_answer, member) => ({ title: 'User removed', text: fullName(member) }),
    failure: { title: 'Error removing user', text: 'Please try again.' },
  });
  return async (member: User) => {
    if (member.id === user.id) {
      toast.error('Cannot remove yourself', { text: 'Ask another member of your team.' });
      return;
    }
    if (await confirm({ text: deleteQuestion(fullName(member)), consequence: removedMemberConsequence })) {
      removal.mutate(member);
    }
  };
};

const Team = () => {
  const [{ page }, update] = useListParams({ page: 1 });
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<User | null>(null);
  const query = useQuery(teamQuery);
  const remove = useRemoval();
  const { id: ownId, companyId } = useUser();
  const company = useQuery({ ...companyQuery(companyId ?? 0), enabled: companyId !== null });
  const isWriter = useIsWriter();
  const isOwner = ownId === company.data?.ownerId;
  const columns = memberColumns({
    ownId,
    ownerId: company.data?.ownerId,
    isWriter,
    edit: setEdited,
    remove: (member) => void remove(member),
  });
  const isAlone = query.data?.length === 1 && isWriter;
  return (
    <Page
      title="Team Management"
      subtitle="The people who hire for your company."
      actions={
        <Writers>
          <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setIsAdding(true)}>
            Add Member
          </Button>
        </Writers>
      }
    >
      <ListPage
        query={query}
        select={(team) => team}
        page={page}
        pageSize={pageSizes.team}
        window={pagerWindows.team}
        onPage={(next) => update({ page: next })}
        summary={({ total }) => plural(total, 'team member')}
        empty={{ title: 'No team members yet' }}
      >
        {(members) => <DataTable label="Team members" rows={members} columns={columns} rowKey={({ id }) => id} />}
      </ListPage>
      {isAlone && (
        <Stack sx={{ alignItems: 'center', mt: 3 }}>
          <ButtonLink variant="outlined" to="/company-users?add=1">
            Add your first team member
          </ButtonLink>
        </Stack>
      )}
      <Suspense fallback={null}>
        {isAdding && <AddDialog isOwner={isOwner} onClose={() => setIsAdding(false)} />}
        {edited && (
          <EditDialog member={edited} givesRights={isOwner && edited.id !== ownId} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </Page>
  );
};

/** The team of one's company, and the screen to add to it at `?add=1` (spec §2 "Team management for a company"). */
export const TeamPage = () => {
  const [{ add }] = useListParams({ add: '' });
  const isWriter = useIsWriter();
  return (
    <Suspense fallback={<Skeletons count={3} height={140} />}>
      {add === '1' && isWriter ? <AddMember /> : <Team />}
    </Suspense>
  );
};
