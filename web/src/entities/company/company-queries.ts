import { queryOptions } from '@tanstack/react-query';
import type { Company } from '@workboard/contracts';
import { ApiError } from '../../lib/api/api.js';
import { freshFor, retryUpTo } from '../../lib/api/query-client.js';
import { read, readList } from '../../lib/api/read.js';

const companyLoadFailed = 'Failed to load company data';

/** The members of one's company. */
export const teamQuery = readList('/company-users');

export const companiesQuery = queryOptions({
  ...readList('/companies', { goesOn: true }),
  staleTime: freshFor.publicJobs,
});

/** One company; the answer must be an object with an id (spec §8), and a failure is tried again thrice (spec §7). */
export const companyQuery = (id: string | number) => {
  const reading = read('/companies/{id}', { params: { id }, goesOn: true });
  return queryOptions({
    ...reading,
    queryFn: async (context) => {
      const company: Company | null = await reading.queryFn(context);
      if (typeof company?.id !== 'number') {
        throw new ApiError({ status: 0, reason: companyLoadFailed, message: companyLoadFailed });
      }
      return company;
    },
    staleTime: freshFor.publicJobs,
    retry: retryUpTo(3),
    retryDelay: 1000,
  });
};
