import { useQuery } from '@tanstack/react-query';
import { editJobIndustries, industryListLimit, jobIndustries } from '@workboard/contracts/constants';
import { jobListQuery } from './job-queries.js';

const distinct = (values: readonly string[]): string[] =>
  [...new Set(values.filter((value) => value.trim() !== ''))].toSorted((a, b) => a.localeCompare(b));

/** Industries to offer: the spec's list and those of existing jobs; any other text may be written (spec §9). */
export const useIndustries = (kind: 'post' | 'edit'): string[] => {
  const { data } = useQuery({ ...jobListQuery({ limit: industryListLimit }), staleTime: 10 * 60_000 });
  const listed = kind === 'post' ? jobIndustries : editJobIndustries;
  return distinct([...listed, ...(data ?? []).map(({ industry }) => industry)]);
};
