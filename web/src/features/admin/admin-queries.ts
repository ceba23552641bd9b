import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api.js';
import { freshFor } from '../../lib/api/query-client.js';
import { keyOf, read, readList } from '../../lib/api/read.js';

/** The super admin's reads (spec §7), as fresh as spec §9 says. */
export const adminUsersQuery = queryOptions({
  ...readList('/admin/users'),
  staleTime: freshFor.adminUsers,
});

export const adminCompaniesQuery = queryOptions({
  ...readList('/admin/companies'),
  staleTime: freshFor.adminCompanies,
});

export const adminJobsQuery = queryOptions({
  ...readList('/admin/jobs'),
  staleTime: freshFor.adminJobs,
});

export const adminUserQuery = (id: string | number) =>
  queryOptions({ ...read('/admin/users/{id}', { params: { id } }), staleTime: 0 });

export const adminCompanyQuery = (id: string | number) =>
  queryOptions({ ...read('/admin/companies/{id}', { params: { id } }), staleTime: 0 });

export const adminJobQuery = (id: string | number) =>
  queryOptions({ ...read('/admin/jobs/{id}', { params: { id } }), staleTime: 0 });

/** What changes with a user, a company or a job, for the public screens and the super admin's. */
export const refreshed = {
  users: [adminUsersQuery.queryKey],
  companies: [adminCompaniesQuery.queryKey, adminJobsQuery.queryKey, keyOf('/companies'), keyOf('/jobs')],
  jobs: [adminJobsQuery.queryKey, keyOf('/jobs')],
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
