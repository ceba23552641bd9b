import { useQuery } from '@tanstack/react-query';
import type { AdminCompany } from '@workboard/contracts';
import { pageSizes } from '@workboard/contracts/constants';
import { breakable, DataTable, type Column } from '../../../components/data-table.js';
import { ButtonLink, TextLink } from '../../../components/link.js';
import { Section } from '../../../components/section.js';
import { formatDayAndTime } from '../../../lib/dates.js';
import { fullName } from '../../../lib/labels.js';
import { formatNumber } from '../../../lib/money.js';
import { adminCompaniesQuery } from '../admin-queries.js';
import { isAuthorised } from '../companies-tab.js';

const listPath = '/admin?tab=companies&status=unauthorised';

/** Since when it waits: since it lost its authorisation, or since it came. */
const since = ({ revokedAt, createdAt }: AdminCompany): string => revokedAt ?? createdAt;

const Why = ({ id, previousName, revokedAt }: AdminCompany) => {
  if (revokedAt === null) {
    return 'New company';
  }
  return (
    <>
      {previousName === null ? 'Lost its authorisation' : <>New name, formerly {breakable(previousName)}</>}
      {' · '}
      <TextLink to={`/admin/audit?target=company&id=${id}`}>What happened</TextLink>
    </>
  );
};

const columns: Column<AdminCompany>[] = [
  {
    header: 'Company',
    isTitle: true,
    cell: ({ id, name }) => <TextLink to={`/company/${id}`}>{breakable(name)}</TextLink>,
  },
  { header: 'Why', minWidth: 220, cell: Why },
  { header: 'Owner', cell: ({ owner }) => (owner ? fullName(owner) : 'Unknown') },
  { header: 'Since', minWidth: 148, cell: (company) => formatDayAndTime(since(company)) },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: ({ name }) => (
      <ButtonLink
        size="small"
        variant="outlined"
        aria-label={`Decide on ${name}`}
        to={`${listPath}&${new URLSearchParams({ search: name })}`}
      >
        Decide
      </ButtonLink>
    ),
  },
];

/** Companies that wait for a super admin: new ones, and those whose new name or domain ended their authorisation (P22). */
export const WaitingCompanies = () => {
  const { data } = useQuery(adminCompaniesQuery);
  const waiting = (data ?? [])
    .filter((company) => !isAuthorised(company))
    .toSorted((a, b) => since(a).localeCompare(since(b)));
  if (waiting.length === 0) {
    return null;
  }
  return (
    <Section
      title={`Companies (${formatNumber(waiting.length)})`}
      action={
        waiting.length > pageSizes.admin && (
          <ButtonLink variant="outlined" to={listPath}>
            All Waiting Companies
          </ButtonLink>
        )
      }
    >
      <DataTable
        label="Waiting companies"
        rows={waiting.slice(0, pageSizes.admin)}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </Section>
  );
};
