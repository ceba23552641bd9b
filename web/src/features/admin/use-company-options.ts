import { useQuery } from '@tanstack/react-query';
import type { Option } from '../../components/field.js';
import { adminCompaniesQuery } from './admin-queries.js';

/** All companies by name, to choose one from. */
export const useCompanyOptions = (): Option[] => {
  const { data = [] } = useQuery(adminCompaniesQuery);
  return data
    .map(({ id, name }) => ({ value: String(id), label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
};
