import { type JobSort, jobSorts } from '@workboard/contracts/enums';
import { Label, Select } from '../../components/forms/controls.js';

const sortLabels: Record<JobSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  salary_high: 'Highest pay',
  salary_low: 'Lowest pay',
  closing_soon: 'Closing soon',
  relevance: 'Best match',
};

interface SortPickProps {
  value: string;
  /** Words are searched for: the best match comes first unless another order is chosen. */
  isSearch: boolean;
  onPick: (sortBy: string) => void;
}

/** The order of the list. */
export const SortPick = ({ value, isSearch, onPick }: SortPickProps) => {
  const usual = isSearch ? 'relevance' : 'newest';
  return (
    <div className="sort-pick">
      <Label htmlFor="sort-by">Sort by</Label>
      <Select id="sort-by" aria-label="Sort by" value={value} onChange={(event) => onPick(event.target.value)}>
        <option value="">{isSearch ? 'Best match' : 'Newest first'}</option>
        {jobSorts
          .filter((sort) => sort !== usual)
          .map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
      </Select>
    </div>
  );
};
