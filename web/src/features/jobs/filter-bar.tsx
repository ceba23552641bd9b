import { jobIndustries, payStepsPgk } from '@workboard/contracts/constants';
import { employmentTypes, experienceLevels, workTypes } from '@workboard/contracts/enums';
import { Label, Select } from '../../components/forms/controls.js';
import { capitalise } from '../../lib/text/text.js';
import { employmentTypeLabels, workTypeLabels } from '@workboard/contracts/job-labels';
import { formatAmount } from '@workboard/contracts/pay-words';
import { experienceLabels } from './facet-values.js';
import type { JobParams } from './job-filters.js';
import { filterLook } from './filter-look.js';
import { LocationFilter } from './location-filter.js';

type Choice = readonly [value: string, label: string];

interface PickProps {
  name: string;
  label: string;
  value: string;
  choices: readonly Choice[];
  onPick: (value: string) => void;
}

/** What a value from the address reads like: several of the list, or one that is not on it. */
const labelOfAll = (value: string, choices: readonly Choice[]): string =>
  value
    .split(',')
    .map((part) => choices.find(([choice]) => choice === part)?.[1] ?? part)
    .join(', ');

const Pick = ({ name, label, value, choices, onPick }: PickProps) => (
  <div>
    <Label htmlFor={`filter-${name}`}>{label}</Label>
    <Select
      id={`filter-${name}`}
      value={value}
      onChange={(event) => onPick(event.target.value)}
      className={filterLook(value !== '')}
    >
      <option value="">Any</option>
      {/* What the address holds beside the list stays chosen and can be taken back. */}
      {value !== '' && !choices.some(([choice]) => choice === value) && (
        <option value={value}>{labelOfAll(value, choices)}</option>
      )}
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </Select>
  </div>
);

/** The filters with a choice of values, in their order. */
const picks = [
  {
    key: 'workType',
    name: 'work-type',
    label: 'Work type',
    choices: workTypes.map((value): Choice => [value, workTypeLabels[value]]),
  },
  {
    key: 'employmentType',
    name: 'employment-type',
    label: 'Employment type',
    choices: employmentTypes.map((value): Choice => [value, employmentTypeLabels[value]]),
  },
  {
    key: 'experienceLevel',
    name: 'experience',
    label: 'Experience',
    choices: experienceLevels.map((value): Choice => [value, experienceLabels[value]]),
  },
  {
    key: 'industry',
    name: 'industry',
    label: 'Industry',
    choices: jobIndustries.map((value): Choice => [value, capitalise(value)]),
  },
  {
    key: 'salaryMin',
    name: 'pay',
    label: 'Minimum pay in PGK',
    choices: payStepsPgk.map((amount): Choice => [String(amount), `From ${formatAmount(amount, 'PGK')}`]),
  },
] as const satisfies readonly (Omit<PickProps, 'value' | 'onPick'> & { key: keyof JobParams })[];

interface FilterBarProps {
  params: JobParams;
  update: (changes: Partial<JobParams>, how?: { replace?: boolean }) => void;
}

/** The filters of /jobs in one row, one value each; small screens have them all behind one button. */
export const FilterBar = ({ params, update }: FilterBarProps) => {
  const set = (changes: Partial<JobParams>, how?: { replace?: boolean }) => update({ ...changes, job: undefined }, how);
  return (
    <div className="filter-bar">
      <LocationFilter value={params.location} onChange={(location) => set({ location }, { replace: true })} />
      {picks.map(({ key, ...pick }) => (
        <Pick key={key} {...pick} value={params[key]} onPick={(value) => set({ [key]: value })} />
      ))}
    </div>
  );
};
