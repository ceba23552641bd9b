import { jobParams, type JobParams } from './job-filters.js';

/** What the address holds besides, for a form that is sent without scripts. The page starts anew. */
export const KeptValues = ({ params, except }: { params: JobParams; except: readonly string[] }) => {
  const left = new Set<string>(['page', 'job', 'filters', ...except]);
  return Object.entries(params)
    .filter(([name, value]) => !left.has(name) && value !== '' && value !== jobParams[name as keyof JobParams])
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} />);
};
