import { useQuery } from '@tanstack/react-query';
import type { AdminCompany, Company } from '@workboard/contracts';
import type { CompanyStatus } from '@workboard/contracts/enums';
import { CompanyLogo } from '../../components/company-logo.js';
import { breakable, type Column } from '../../components/data-table.js';
import { TextLink } from '../../components/link.js';
import { StatusChip } from '../../components/status-chip.js';
import { api } from '../../lib/api.js';
import { confirm, deleteQuestion } from '../../lib/confirm.js';
import { capitalise, fullName } from '../../lib/labels.js';
import { useAction } from '../../lib/use-action.js';
import { useListParams } from '../../lib/use-list-params.js';
import { adminCompaniesQuery, holds, listError, refreshed } from './admin-queries.js';
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

const useStatusChange = (status: CompanyStatus) =>
  useAction<number, Company, AdminCompany[]>({
    run: (id) => api.patch(`/api/admin/companies/${id}/${statusCalls[status].call}`),
    optimistic: (id) => ({
      key: adminCompaniesQuery.queryKey,
      change: (companies) => companies.map((company) => (company.id === id ? { ...company, status } : company)),
    }),
    refresh: refreshed.companies,
    success: { title: statusCalls[status].success },
    failure: { title: 'Error', text: statusCalls[status].failure },
  });

const useCompanyActions = () => {
  const authorise = useStatusChange('authorised');
  const revoke = useStatusChange('unauthorised');
  const remove = useAction<AdminCompany, unknown, AdminCompany[]>({
    run: ({ id }) => api.remove(`/api/admin/companies/${id}`),
    optimistic: ({ id }) => ({
      key: adminCompaniesQuery.queryKey,
      change: (companies) => companies.filter((company) => company.id !== id),
    }),
    refresh: [...refreshed.companies, ...refreshed.users],
    success: { title: 'Company deleted successfully' },
    failure: { title: 'Error', text: 'Failed to delete company' },
  });
  return { authorise, revoke, remove };
};

type Actions = ReturnType<typeof useCompanyActions>;

const companyColumns = ({ authorise, revoke, remove }: Actions): Column<AdminCompany>[] => [
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
    cell: (company) =>
      isAuthorised(company) ? (
        <StatusChip label="Authorised" tone="hired" />
      ) : (
        <StatusChip label="Unauthorised" tone="interviewing" />
      ),
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
        if (await confirm({ text: deleteQuestion(company.name) })) {
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
  const columns = companyColumns(useCompanyActions());
  return (
    <AdminList
      noun={{ one: 'company', many: 'companies' }}
      query={query}
      errorText={listError('companies')}
      matches={(company) =>
        holds(params.search, company.name, company.industry, company.location) &&
        (params.status === 'all' || isAuthorised(company) === (params.status === 'authorised'))
      }
      columns={columns}
      searchHint="Search companies by name, industry or location"
      filters={filters}
      params={params}
      update={update}
      actions={<CreateLink to="/admin/create-company">Create Company</CreateLink>}
    />
  );
};
