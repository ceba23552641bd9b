import { Box, Button } from '@mui/material';
import { jobIndustries } from '@workboard/contracts/constants';
import { employmentTypes, jobSorts, workTypes } from '@workboard/contracts/enums';
import { useState } from 'react';
import { Select } from '../../components/controls.js';
import { capitalise, employmentTypeLabels, sortLabels, workTypeLabels } from '../../lib/labels.js';
import { formatAmount } from '../../lib/money.js';
import { activeFilters, type JobParams } from './job-filters.js';
import { filterLook } from './filter-look.js';
import { LocationFilter } from './location-filter.js';

type Choice = readonly [value: string, label: string];

interface PickProps {
  label: string;
  value: string;
  any: string;
  choices: readonly Choice[];
  onPick: (value: string) => void;
}

const Pick = ({ label, value, any, choices, onPick }: PickProps) => (
  <Select
    value={value}
    onChange={(event) => onPick(event.target.value)}
    aria-label={label}
    sx={filterLook(value !== '')}
  >
    <option value="">{any}</option>
    {/* A value from the address that is not on the list stays chosen and can be taken back. */}
    {value !== '' && !choices.some(([choice]) => choice === value) && <option value={value}>{value}</option>}
    {choices.map(([choice, text]) => (
      <option key={choice} value={choice}>
        {text}
      </option>
    ))}
  </Select>
);

const pay: readonly Choice[] = [25_000, 50_000, 75_000, 100_000, 150_000].map((amount) => [
  String(amount),
  `From ${formatAmount(amount, 'PGK')}`,
]);

interface FilterBarProps {
  params: JobParams;
  update: (changes: Partial<JobParams>, how?: { replace?: boolean }) => void;
}

/** The filters of /jobs in one row; behind a button on small screens. */
export const FilterBar = ({ params, update }: FilterBarProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const set = (changes: Partial<JobParams>, how?: { replace?: boolean }) => update({ ...changes, job: undefined }, how);
  const count = activeFilters(params);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button
        variant="outlined"
        fullWidth
        aria-expanded={isOpen}
        aria-controls="job-filters"
        onClick={() => setIsOpen(!isOpen)}
        sx={{ display: { md: 'none' } }}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <Box
        id="job-filters"
        sx={{
          display: { xs: isOpen ? 'grid' : 'none', md: 'grid' },
          gap: 1,
          mt: { xs: 1, md: 0 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            md: 'repeat(auto-fit, minmax(144px, 1fr))',
          },
        }}
      >
        <LocationFilter value={params.location} onChange={(location) => set({ location }, { replace: true })} />
        <Pick
          label="Work type"
          any="Work type"
          value={params.workType}
          choices={workTypes.map((value) => [value, workTypeLabels[value]])}
          onPick={(workType) => set({ workType })}
        />
        <Pick
          label="Employment type"
          any="Employment"
          value={params.employmentType}
          choices={employmentTypes.map((value) => [value, employmentTypeLabels[value]])}
          onPick={(employmentType) => set({ employmentType })}
        />
        <Pick
          label="Industry"
          any="Industry"
          value={params.industry}
          choices={jobIndustries.map((value) => [value, capitalise(value)])}
          onPick={(industry) => set({ industry })}
        />
        <Pick
          label="Minimum pay in PGK"
          any="Pay"
          value={params.salaryMin}
          choices={pay}
          onPick={(salaryMin) => set({ salaryMin })}
        />
        <Pick
          label="Sort by"
          any={params.search === '' ? 'Newest first' : 'Best match'}
          value={params.sortBy}
          choices={jobSorts
            .filter((value) => value !== (params.search === '' ? 'newest' : 'relevance'))
            .map((value) => [value, sortLabels[value]])}
          onPick={(sortBy) => set({ sortBy })}
        />
      </Box>
    </Box>
  );
};
