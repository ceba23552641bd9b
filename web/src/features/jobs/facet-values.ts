import type { ExperienceLevel } from '@workboard/contracts/enums';
import type { FacetChoice, FacetName, JobFacets } from '@workboard/contracts';
import { employmentTypeLabels, workTypeLabels } from '@workboard/contracts/job-labels';
import { capitalise } from '../../lib/text/text.js';
import { formatAmount } from '@workboard/contracts/pay-words';
import type { JobParams } from './job-filters.js';

/** What an entry level means to who looks for a first job. */
export const experienceLabels: Record<ExperienceLevel, string> = {
  entry: 'No experience needed',
  mid: 'Some experience',
  senior: 'Senior',
  management: 'Management',
};

/** The filters with counts, as screens name them. Of pay one step is chosen, of the others several values. */
export const facetTitles: readonly [name: FacetName, title: string][] = [
  ['location', 'Place'],
  ['experienceLevel', 'Experience'],
  ['industry', 'Industry'],
  ['workType', 'Work type'],
  ['employmentType', 'Employment type'],
  ['salaryMin', 'Pay'],
  ['company', 'Company'],
];

/** The chosen values of a filter in the address. */
export const chosenOf = (params: JobParams, name: FacetName): string[] => params[name].split(',').filter(Boolean);

const closedLists: Partial<Record<FacetName, Readonly<Record<string, string>>>> = {
  workType: workTypeLabels,
  employmentType: employmentTypeLabels,
  experienceLevel: experienceLabels,
};

/** How a value reads. */
export const labelOf = (name: FacetName, { value, label }: Pick<FacetChoice, 'value' | 'label'>): string => {
  if (name === 'salaryMin') {
    return `From ${formatAmount(Number(value), 'PGK')}`;
  }
  return closedLists[name]?.[value] ?? (name === 'industry' ? capitalise(label) : label);
};

/** The choices of a filter; what is chosen and leaves nothing stands there too, to be taken back. */
export const choicesOf = (facets: JobFacets | undefined, params: JobParams, name: FacetName): FacetChoice[] => {
  const counted = facets?.[name] ?? [];
  const known = new Set(counted.map(({ value }) => value.toLowerCase()));
  const gone = chosenOf(params, name).filter((value) => !known.has(value.toLowerCase()));
  return [...counted, ...gone.map((value) => ({ value, label: value, jobs: 0 }))];
};

const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

/** The values after one was ticked or cleared. A province takes the place of its towns, and a town of its province. */
export const toggled = (chosen: readonly string[], choice: FacetChoice, choices: readonly FacetChoice[]): string[] => {
  if (chosen.some(isSame(choice.value))) {
    return chosen.filter((value) => !isSame(choice.value)(value));
  }
  const covered = choices.filter(({ inside }) => inside === choice.value).map(({ value }) => value);
  const replaced = [...covered, ...(choice.inside ? [choice.inside] : [])];
  return [...chosen.filter((value) => !replaced.some(isSame(value))), choice.value];
};
