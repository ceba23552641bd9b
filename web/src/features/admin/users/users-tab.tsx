import { useQuery } from '@tanstack/react-query';
import type { ChangeUsers, User } from '@workboard/contracts';
import { breakable, LongText, type Column } from '../../../components/lists/data-table.js';
import { ButtonLink, OutsideLink, TextLink } from '../../../components/elements/link.js';
import { api } from '../../../lib/api/api.js';
import { fullName } from '@workboard/contracts/person-name';
import { roleLabels } from '../../../entities/account/role-labels.js';
import { useListParams } from '../../../lib/lists/use-list-params.js';
import { adminCompaniesQuery, adminUsersQuery, holds, listError, refreshed } from '../admin-queries.js';
import { CompanyLink } from '../company-link.js';
import { AdminList, CreateLink, type ListFilter } from '../admin-list.js';
import { ActButton } from '../many/act-button.js';
import { useChangeMany } from '../many/use-change-many.js';
import { DeleteAction, EditAction, RowAction, RowActions } from '../row-actions.js';
import { UserStatus } from './user-status.js';
import { type UserActions, useUserActions } from './use-user-actions.js';

const filters: readonly ListFilter[] = [
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: 'all', label: 'All roles' },
      { value: 'job_seeker', label: roleLabels.job_seeker },
      { value: 'employer', label: roleLabels.employer },
      { value: 'super_admin', label: roleLabels.super_admin },
    ],
  },
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'all', label: 'All statuses' },
      { value: 'verified', label: 'Verified' },
      { value: 'unverified', label: 'Unverified' },
    ],
  },
];

const userColumns = (actions: UserActions, companyName: (id: number) => string): Column<User>[] => [
  {
    header: 'Name',
    isTitle: true,
    cell: (user) => <TextLink to={`/admin/users/${user.id}`}>{breakable(fullName(user))}</TextLink>,
  },
  { header: 'Email', cell: ({ email }) => <LongText>{email}</LongText> },
  { header: 'Role', noWrap: true, cell: ({ role }) => roleLabels[role] },
  {
    header: 'Company',
    cell: ({ companyId }) => (companyId === null ? '–' : <CompanyLink id={companyId} name={companyName(companyId)} />),
  },
  { header: 'Status', cell: (user) => <UserStatus user={user} /> },
  {
    header: 'Resume',
    noWrap: true,
    cell: ({ resume }) => (resume ? <OutsideLink href={resume}>View PDF</OutsideLink> : 'No resume'),
  },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: (user) => {
      const name = fullName(user);
      const isBusy = actions.isBusy(user.id);
      return (
        <RowActions>
          {!user.isVerified && (
            <>
              <RowAction label={`Verify ${name}`} disabled={isBusy} onClick={() => actions.verify(user)}>
                Verify
              </RowAction>
              <RowAction
                label={`Resend verification to ${name}`}
                disabled={isBusy}
                onClick={() => actions.resend(user)}
              >
                Resend
              </RowAction>
            </>
          )}
          <EditAction name={name} to={`/admin/edit-user/${user.id}`} />
          <DeleteAction name={name} disabled={isBusy} onClick={() => actions.remove(user)} />
        </RowActions>
      );
    },
  },
];

type Change = Omit<ChangeUsers, 'ids'>;

/** All users (spec §2 "Super admin dashboard"). */
export const UsersTab = () => {
  const [params, update] = useListParams({ page: 1, search: '', role: 'all', status: 'all' });
  const query = useQuery(adminUsersQuery);
  const companies = useQuery(adminCompaniesQuery);
  const names = new Map(companies.data?.map(({ id, name }) => [id, name]));
  const columns = userColumns(useUserActions(), (id) => names.get(id) ?? `Company ${id}`);
  const many = useChangeMany<User, Change>({
    send: (body) => api.put('/admin/users', { body }),
    noun: { one: 'user', many: 'users' },
    nameOf: fullName,
    refresh: refreshed.users,
  });
  const acts = (chosen: readonly User[], clear: () => void) => {
    const rows = chosen.filter(({ isVerified }) => !isVerified);
    const act = (body: Change, done: string) => (changing: readonly User[]) => {
      clear();
      many.change({ rows: changing, body, done });
    };
    return (
      <>
        <ActButton rows={rows} isBusy={many.isBusy} onAct={act({ act: 'verify' }, 'verified')}>
          Verify
        </ActButton>
        <ActButton
          rows={rows}
          isBusy={many.isBusy}
          onAct={act({ act: 'resend_verification' }, 'mailed the verification link')}
        >
          Resend verification to
        </ActButton>
      </>
    );
  };
  return (
    <AdminList
      many={{ nameOf: fullName, last: many.last, isBusy: many.isBusy, onForget: many.forget, acts }}
      noun={{ one: 'user', many: 'users' }}
      query={query}
      errorText={listError('users')}
      matches={(user) =>
        holds(params.search, fullName(user), user.email) &&
        (params.role === 'all' || user.role === params.role) &&
        (params.status === 'all' || user.isVerified === (params.status === 'verified'))
      }
      columns={columns}
      searchHint="Search users by name or email"
      filters={filters}
      params={params}
      update={update}
      actions={
        <>
          <ButtonLink variant="outlined" to="/employer-company-link">
            Link Employer
          </ButtonLink>
          <CreateLink to="/admin/create-user">Create User</CreateLink>
        </>
      }
    />
  );
};
