import { Tab, Tabs } from '@mui/material';
import { statusWords } from '../../lib/status.js';
import { type StatusFilter, statusFilters } from './application-list.js';

interface StatusTabsProps {
  value: StatusFilter;
  counts: Record<StatusFilter, number>;
  /** Whose words the tabs use: a seeker's are those on the cards below. */
  audience: 'employer' | 'seeker';
  onChange: (status: StatusFilter) => void;
}

/** All, and one tab for each status, with how many there are (spec §2 "Applications"). */
export const StatusTabs = ({ value, counts, audience, onChange }: StatusTabsProps) => (
  <Tabs
    value={value}
    onChange={(_, next: StatusFilter) => onChange(next)}
    variant="scrollable"
    scrollButtons={false}
    aria-label="Applications by status"
  >
    {statusFilters.map((status) => (
      <Tab
        key={status}
        value={status}
        label={`${status === 'all' ? 'All' : statusWords[status][audience]} (${counts[status]})`}
      />
    ))}
  </Tabs>
);
