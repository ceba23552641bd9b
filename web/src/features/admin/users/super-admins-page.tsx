import { useQuery } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import { TextInput } from '../../../components/forms/controls.js';
import { DataTable, LongText, type Column } from '../../../components/lists/data-table.js';
import { ListPage } from '../../../components/lists/list-page.js';
import { Page } from '../../../components/layout/page.js';
import { Section } from '../../../components/layout/section.js';
import { fullName } from '@workboard/contracts/person-name';
import { roleLabels } from '../../../entities/account/role-labels.js';
import { useListParams } from '../../../lib/lists/use-list-params.js';
import { adminUsersQuery, holds, listError } from '../admin-queries.js';
import { DeleteAction, EditAction, RowActions } from '../row-actions.js';
import { type UserActions, useUserActions } from './use-user-actions.js';
import { UserStatus } from './user-status.js';

const memberColumns = ({ remove, isBusy }: UserActions): Column<User>[] => [
  { header: 'Name', isTitle: true, cell: fullName },
  { header: 'Email', cell: ({ email }) => <LongText>{email}</LongText> },
  { header: 'Role', cell: ({ role }) => roleLabels[role] },
  { header: 'Company', cell: ({ companyId }) => (companyId === null ? 'No company' : `Company ${companyId}`) },
  { header: 'Status', cell: (user) => <UserStatus user={user} /> },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: (user) => (
      <RowActions>
        <EditAction name={fullName(user)} to={`/admin/edit-user/${user.id}`} />
        <DeleteAction name={fullName(user)} disabled={isBusy(user.id)} onClick={() => remove(user)} />
      </RowActions>
    ),
  },
];

const isMember = ({ role }: User): boolean => role === 'super_admin';

/** Those who run the platform (spec §2 "Super admin team management"). */
export const SuperAdminsPage = () => {
  const [{ page, search }, update] = useListParams({ page: 1, search: '' });
  const query = useQuery(adminUsersQuery);
  const columns = memberColumns(useUserActions());
  const count = query.data ? ` (${query.data.filter(isMember).length})` : '';
  return (
    <Page title="Team Management" subtitle="Manage team members and view user accounts">
      <Section card title={`Team Members${count}`}>
        <ListPage
          query={query}
          select={(users) => users.filter((user) => isMember(user) && holds(search, fullName(user), user.email))}
          page={page}
          pageSize={pageSizes.team}
          window={pagerWindows.team}
          onPage={(next) => update({ page: next })}
          errorText={listError('users')}
          empty={{ title: 'No team members found' }}
          toolbar={
            <TextInput
              type="search"
              value={search}
              onChange={(event) => update({ search: event.target.value }, { replace: true })}
              placeholder="Search by first name, last name or email"
              aria-label="Search by first name, last name or email"
            />
          }
        >
          {(rows) => <DataTable isFlush label="Team members" rows={rows} columns={columns} rowKey={({ id }) => id} />}
        </ListPage>
      </Section>
    </Page>
  );
};
