import { useQuery } from '@tanstack/react-query';
import type { Option } from '../../components/forms/field.js';
import { adminCompaniesQuery, listError } from './admin-queries.js';

/** All companies by name, to choose one from, and why there are none when they cannot be read. */
export const useCompanyOptions = (): { options: Option[]; hint?: string } => {
  const { data, error } = useQuery(adminCompaniesQuery);
  if (!data) {
    return { options: [], hint: error ? listError('companies')(error) : undefined };
  }
  const options = data.map(({ id, name }) => ({ value: String(id), label: name }));
  return { options: options.toSorted((one, other) => one.label.localeCompare(other.label)) };
};
