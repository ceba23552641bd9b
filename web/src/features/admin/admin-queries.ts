import { queryOptions } from '@tanstack/react-query';
import type { AdminCompany, Job, User } from '@workboard/contracts';
import { ApiError, getList } from '../../lib/api.js';
import { freshFor } from '../../lib/query-client.js';

/** The super admin's reads (spec §7), as fresh as spec §9 says. */
export const adminUsersQuery = queryOptions({
  queryKey: ['/api/admin/users'],
  queryFn: ({ signal }) => getList<User>('/api/admin/users', { signal }),
  staleTime: freshFor.adminUsers,
});

export const adminCompaniesQuery = queryOptions({
  queryKey: ['/api/admin/companies'],
  queryFn: ({ signal }) => getList<AdminCompany>('/api/admin/companies', { signal }),
  staleTime: freshFor.adminCompanies,
});

export const adminJobsQuery = queryOptions({
  queryKey: ['/api/admin/jobs'],
  queryFn: ({ signal }) => getList<Job>('/api/admin/jobs', { signal }),
  staleTime: freshFor.adminJobs,
});

export const adminUserQuery = (id: string | number) =>
  queryOptions<User>({ queryKey: [`/api/admin/users/${id}`], staleTime: 0 });

export const adminCompanyQuery = (id: string | number) =>
  queryOptions<AdminCompany>({ queryKey: [`/api/admin/companies/${id}`], staleTime: 0 });

export const adminJobQuery = (id: string | number) =>
  queryOptions<Job>({ queryKey: [`/api/admin/jobs/${id}`], staleTime: 0 });

/** What changes with a user, a company or a job, for the public screens and the super admin's. */
export const refreshed = {
  users: [adminUsersQuery.queryKey],
  companies: [adminCompaniesQuery.queryKey, adminJobsQuery.queryKey, ['/api/companies'], ['/api/jobs']],
  jobs: [adminJobsQuery.queryKey, ['/api/jobs']],
} as const;

/** The spec's sentence for a list that cannot be read (spec §8). */
export const listError =
  (kind: 'users' | 'companies' | 'jobs') =>
  (error: Error): string => {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401) {
      return 'Authentication required. Please log in as a super admin.';
    }
    return status === 403 ? 'Access denied. Super admin privileges required.' : `Failed to load ${kind} data`;
  };

/** True when one of the texts holds what is searched for. */
export const holds = (search: string, ...texts: (string | null)[]): boolean => {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(wanted));
};
