import { queryOptions } from '@tanstack/react-query';
import type { Company } from '@workboard/contracts';
import { companyCardDescriptionLength } from '@workboard/contracts/constants';
import { ApiError } from '../../lib/api/api.js';
import { freshFor, retryUpTo } from '../../lib/api/query-client.js';
import { keyOf, read, readList } from '../../lib/api/read.js';

const companyLoadFailed = 'Failed to load company data';

/** The members of one's company. */
export const teamQuery = readList('/company-users');

/** What the card of a company in the directory shows. */
export type ListedCompany = Pick<Company, 'id' | 'name' | 'logo' | 'industry' | 'location' | 'size' | 'description'>;

export const listedCompanies = (companies: readonly Company[]): ListedCompany[] =>
  companies.map(({ id, name, logo, industry, location, size, description }) => ({
    id,
    name,
    logo,
    industry,
    location,
    size,
    // One letter more tells that there is more.
    description: description.slice(0, companyCardDescriptionLength + 1),
  }));

const companies = readList('/companies', { goesOn: true });

/** The directory: of each company what its card shows, so that the server's page need not bring the rest. */
export const companiesQuery = queryOptions({
  queryKey: keyOf('/companies'),
  queryFn: async (context) => listedCompanies(await companies.queryFn(context)),
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
