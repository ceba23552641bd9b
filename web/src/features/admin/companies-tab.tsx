import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminCompany, Company } from '@workboard/contracts';
import type { CompanyStatus } from '@workboard/contracts/enums';
import { deletedCompanyConsequence } from '@workboard/contracts/consequences';
import { useState } from 'react';
import { CompanyLogo } from '../../components/company-logo.js';
import { breakable, type Column } from '../../components/data-table.js';
import { TextLink } from '../../components/link.js';
import { StatusChip } from '../../components/status-chip.js';
import { api } from '../../lib/api.js';
import { confirm, deleteQuestion } from '../../lib/confirm.js';
import { capitalise, fullName } from '../../lib/labels.js';
import { useAction } from '../../lib/use-action.js';
import { useListParams } from '../../lib/use-list-params.js';
import { Decided, ReasonDialog, useDecided } from './decisions.js';
import { adminCompaniesQuery, adminJobsQuery, adminUsersQuery, holds, listError, refreshed } from './admin-queries.js';
import { AdminList, CreateLink, type ListFilter } from './admin-list.js';
import { DeleteAction, EditAction, RowAction, RowActions } from './row-actions.js';

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'all', label: 'All statuses' },
      { value: 'authorised', label: 'Authorised' },
      { value: 'unauthorised', label: 'Unauthorised' },
    ],
  },
];

/** Old rows may hold the status with other case or blanks (spec §3). */
export const isAuthorised = ({ status }: Pick<Company, 'status'>): boolean =>
  status.trim().toLowerCase() === 'authorised';

const statusCalls = {
  authorised: {
    call: 'authorise',
    success: 'Company authorised successfully',
    failure: 'Failed to authorise company',
  },
  unauthorised: {
    call: 'unauthorise',
    success: 'Company authorization revoked',
    failure: 'Failed to revoke company authorization',
  },
} as const;

const useStatusChange = (status: CompanyStatus, decided: ReturnType<typeof useDecided>) =>
  useAction<number, Company, AdminCompany[]>({
    run: (id) => {
      decided.add(id);
      return api.patch(`/api/admin/companies/${id}/${statusCalls[status].call}`);
    },
    optimistic: (id) => ({
      key: adminCompaniesQuery.queryKey,
      change: (companies) => companies.map((company) => (company.id === id ? { ...company, status } : company)),
    }),
    refresh: refreshed.companies,
    success: ({ name }) => ({ title: statusCalls[status].success, text: name }),
    failure: { title: 'Error', text: statusCalls[status].failure },
  });

const useCompanyActions = (decided: ReturnType<typeof useDecided>, explain: (company: AdminCompany) => void) => {
  const authorise = useStatusChange('authorised', decided);
  const revoke = useStatusChange('unauthorised', decided);
  const remove = useAction<AdminCompany, unknown, AdminCompany[]>({
    run: ({ id }) => api.remove(`/api/admin/companies/${id}`),
    optimistic: ({ id }) => ({
      key: adminCompaniesQuery.queryKey,
      change: (companies) => companies.filter((company) => company.id !== id),
    }),
    refresh: [...refreshed.companies, ...refreshed.users],
    success: (_answer, { name }) => ({ title: 'Company deleted successfully', text: name }),
    failure: { title: 'Error', text: 'Failed to delete company' },
  });
  const client = useQueryClient();
  const consequenceOf = async ({ id }: AdminCompany): Promise<string> => {
    const [jobs, users] = await Promise.all([
      client.ensureQueryData(adminJobsQuery),
      client.ensureQueryData(adminUsersQuery),
    ]);
    const own = jobs.filter(({ companyId }) => companyId === id);
    return deletedCompanyConsequence({
      jobs: own.length,
      applications: own.reduce((sum, { applications }) => sum + applications, 0),
      team: users.filter(({ companyId }) => companyId === id).length,
    });
  };
  return { authorise, revoke, remove, decided, explain, consequenceOf };
};

/** Searched beside the name, the industry and the place. */
const textsOf = ({ name, industry, location, description, email, website, owner }: AdminCompany) => [
  name,
  industry,
  location,
  description,
  email,
  website,
  owner && fullName(owner),
];

type Actions = ReturnType<typeof useCompanyActions>;

const companyColumns = ({
  authorise,
  revoke,
  remove,
  decided,
  explain,
  consequenceOf,
}: Actions): Column<AdminCompany>[] => [
  {
    header: 'Logo',
    cell: ({ name, logo }) => (
      <span style={{ display: 'inline-flex', verticalAlign: 'middle' }}>
        <CompanyLogo name={name} logo={logo} size={36} />
      </span>
    ),
  },
  {
    header: 'Name',
    isTitle: true,
    cell: ({ id, name }) => <TextLink to={`/company/${id}`}>{breakable(name)}</TextLink>,
  },
  { header: 'Industry', cell: ({ industry }) => capitalise(industry) },
  { header: 'Size', minWidth: 92, cell: ({ size }) => size },
  { header: 'Location', minWidth: 120, cell: ({ location }) => location },
  { header: 'Owner', cell: ({ owner }) => (owner ? fullName(owner) : 'Unknown') },
  {
    header: 'Status',
    cell: (company) => {
      const isOn = isAuthorised(company);
      const undo = () => {
        (isOn ? revoke : authorise).mutate(company.id);
        decided.remove(company.id);
      };
      return (
        <>
          {isOn ? (
            <StatusChip label="Authorised" tone="hired" />
          ) : (
            <StatusChip label="Unauthorised" tone="interviewing" />
          )}
          {decided.has(company.id) && (
            <Decided name={company.name} onUndo={undo} onReason={isOn ? undefined : () => explain(company)} />
          )}
        </>
      );
    },
  },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: (company) => {
      const [verb, change] = isAuthorised(company)
        ? (['Deauthorise', revoke] as const)
        : (['Authorise', authorise] as const);
      const askAndRemove = async () => {
        if (await confirm({ text: deleteQuestion(company.name), consequence: await consequenceOf(company) })) {
          remove.mutate(company);
        }
      };
      return (
        <RowActions>
          <RowAction
            label={`${verb} ${company.name}`}
            disabled={change.isPending && change.variables === company.id}
            onClick={() => change.mutate(company.id)}
          >
            {verb}
          </RowAction>
          {!isAuthorised(company) && !decided.has(company.id) && (
            <RowAction label={`Refuse ${company.name}`} onClick={() => explain(company)}>
              Refuse
            </RowAction>
          )}
          <EditAction name={company.name} to={`/admin/edit-company/${company.id}`} />
          <DeleteAction
            name={company.name}
            disabled={remove.isPending && remove.variables.id === company.id}
            onClick={() => void askAndRemove()}
          />
        </RowActions>
      );
    },
  },
];

/** All companies (spec §2 "Super admin dashboard"). */
export const CompaniesTab = () => {
  const [params, update] = useListParams({ page: 1, search: '', status: 'all' });
  const query = useQuery(adminCompaniesQuery);
  const decided = useDecided(params);
  const [explained, setExplained] = useState<AdminCompany | null>(null);
  const columns = companyColumns(useCompanyActions(decided, setExplained));
  const sendReason = useAction<{ id: number; reason: string }, Company>({
    run: ({ id, reason }) => api.patch(`/api/admin/companies/${id}/unauthorise`, { reason }),
    refresh: refreshed.companies,
    success: ({ name }) => ({ title: 'Reason sent', text: `The owner of ${name} reads it in a mail.` }),
    failure: { title: 'Error', text: 'Failed to send the reason' },
  });
  return (
    <>
      <AdminList
        noun={{ one: 'company', many: 'companies' }}
        query={query}
        errorText={listError('companies')}
        matches={(company) =>
          decided.has(company.id) ||
          (holds(params.search, ...textsOf(company)) &&
            (params.status === 'all' || isAuthorised(company) === (params.status === 'authorised')))
        }
        columns={columns}
        searchHint="Search companies by name, industry or location"
        filters={filters}
        params={params}
        update={update}
        actions={<CreateLink to="/admin/create-company">Create Company</CreateLink>}
      />
      {explained && (
        <ReasonDialog
          title={`Why not ${explained.name}?`}
          text="The owner gets this in a mail, with what to do next. The company stays unauthorised."
          submit="Send reason"
          onSend={(reason) => sendReason.mutateAsync({ id: explained.id, reason })}
          onClose={() => setExplained(null)}
        />
      )}
    </>
  );
};
