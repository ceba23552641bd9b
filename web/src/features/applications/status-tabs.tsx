import { statusWords } from '@workboard/contracts/statuses';
import { Tabs } from '../../components/lists/tabs.js';
import { type StatusFilter, statusFilters } from '../../entities/application/application-list.js';

interface StatusTabsProps {
  value: StatusFilter;
  /** Left out while they are not known: a zero would be a fact. */
  counts: Record<StatusFilter, number> | undefined;
  /** Shows what the seeker's own chips call a tab, where that is another word. */
  withOwnWords: boolean;
  onChange: (status: StatusFilter) => void;
}

const nameOf = (status: StatusFilter, count: number | undefined): string => {
  const name = status === 'all' ? 'All' : statusWords[status].employer;
  return count === undefined ? name : `${name} (${count})`;
};

/** The seeker's word for a tab, where that is another one. */
const ownWordOf = (status: StatusFilter): string | undefined =>
  status !== 'all' && statusWords[status].seeker !== statusWords[status].employer
    ? statusWords[status].seeker
    : undefined;

/** All, and one tab for each status, with how many there are; the spec names them alike for both roles (spec §2). */
export const StatusTabs = ({ value, counts, withOwnWords, onChange }: StatusTabsProps) => (
  <Tabs
    label="Applications by status"
    value={value}
    options={statusFilters.map((status) => ({
      value: status,
      name: nameOf(status, counts?.[status]),
      ownWord: withOwnWords ? ownWordOf(status) : undefined,
    }))}
    onChange={onChange}
  />
);
