import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { AdminCompany, Company } from '@workboard/contracts';
import { deletedCompanyConsequence } from '@workboard/contracts/consequences';
import type { CompanyStatus } from '@workboard/contracts/enums';
import { api } from '../../lib/api/api.js';
import { useAction } from '../../lib/api/use-action.js';
import { adminCompaniesQuery, adminJobsQuery, adminUsersQuery, refreshed } from './admin-queries.js';
import type { useDecided } from './decisions.js';

const statusCalls = {
  authorised: {
    path: '/admin/companies/{id}/authorise',
    success: 'Company authorised successfully',
    failure: 'Failed to authorise company',
  },
  unauthorised: {
    path: '/admin/companies/{id}/unauthorise',
    success: 'Company authorization revoked',
    failure: 'Failed to revoke company authorization',
  },
} as const;

/** Authorises or revokes; the row stays in sight among those that were decided. `also` is read again besides. */
export const useStatusChange = (
  status: CompanyStatus,
  decided: ReturnType<typeof useDecided>,
  also: readonly QueryKey[] = [],
) =>
  useAction<number, Company, AdminCompany[]>({
    run: (id) => {
      decided.add(id);
      return api.patch(statusCalls[status].path, { params: { id } });
    },
    optimistic: (id) => ({
      key: adminCompaniesQuery.queryKey,
      change: (companies) => companies.map((company) => (company.id === id ? { ...company, status } : company)),
    }),
    inOrder: 'company-status',
    refresh: [...refreshed.companies, ...also],
    success: ({ name }) => ({ title: statusCalls[status].success, text: name }),
    failure: { title: 'Error', text: statusCalls[status].failure },
  });

export const useCompanyActions = (
  decided: ReturnType<typeof useDecided>,
  explain: (company: AdminCompany) => void,
  also: readonly QueryKey[] = [],
) => {
  const authorise = useStatusChange('authorised', decided, also);
  const revoke = useStatusChange('unauthorised', decided, also);
  const remove = useAction<AdminCompany, unknown, AdminCompany[]>({
    run: ({ id }) => api.remove('/admin/companies/{id}', { params: { id } }),
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
