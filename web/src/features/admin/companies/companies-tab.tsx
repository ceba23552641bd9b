import { useQuery } from '@tanstack/react-query';
import type { AdminCompany } from '@workboard/contracts';
import { useState } from 'react';
import { CompanyLogo } from '../../../entities/company/company-logo.js';
import type { Column } from '../../../components/lists/data-table.js';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { confirm, deleteQuestion } from '../../../lib/toasts/confirm.js';
import { capitalise } from '../../../lib/text/text.js';
import { fullName } from '@workboard/contracts/person-name';
import { useListParams } from '../../../lib/lists/use-list-params.js';
import { Decided, useDecided } from '../decisions.js';
import { RefuseDialog } from '../refuse-dialog.js';
import { isAuthorised } from '../company-standing.js';
import { adminCompaniesQuery, holds, listError } from '../admin-queries.js';
import { AdminList, CreateLink, type ListFilter } from '../admin-list.js';
import { CompanyLink } from '../company-link.js';
import { useManyCompanies } from './many-companies.js';
import { useCompanyActions } from '../use-company-actions.js';
import { DeleteAction, EditAction, RowAction, RowActions } from '../row-actions.js';

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
    cell: CompanyLink,
  },
  { header: 'Industry', cell: ({ industry }) => capitalise(industry) },
  { header: 'Size', minWidth: 92, cell: ({ size }) => size },
  { header: 'Location', minWidth: 120, cell: ({ location }) => location },
  { header: 'Owner', cell: ({ owner }) => (owner ? fullName(owner) : 'Unknown') },
  {
    header: 'Status',
    cell: (company) => {
      const isOn = isAuthorised(company);
      const undo = () => (isOn ? revoke : authorise).mutate(company.id);
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
        <RowActions minWidth={176}>
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
  const { many, dialog } = useManyCompanies(decided.add);
  return (
    <>
      <AdminList
        many={many}
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
      {dialog}
      {explained && <RefuseDialog company={explained} onClose={() => setExplained(null)} />}
    </>
  );
};
