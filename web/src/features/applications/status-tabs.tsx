import { Tab, Tabs } from '@mui/material';
import { statusWords } from '@workboard/contracts/statuses';
import { type StatusFilter, statusFilters } from './application-list.js';

interface StatusTabsProps {
  value: StatusFilter;
  counts: Record<StatusFilter, number>;
  onChange: (status: StatusFilter) => void;
}

/** All, and one tab for each status, with how many there are; the spec names them alike for both roles (spec §2). */
export const StatusTabs = ({ value, counts, onChange }: StatusTabsProps) => (
  <Tabs
    value={value}
    onChange={(_, next: StatusFilter) => onChange(next)}
    variant="scrollable"
    scrollButtons={false}
    aria-label="Applications by status"
    // Where there is no room for all, the row goes on beyond the edge and fades there.
    sx={{
      '& .MuiTabs-scroller': { maskImage: { xs: 'linear-gradient(to left, transparent, #000 20px)', lg: 'none' } },
      '& .MuiTabs-list': { pr: { xs: 2, lg: 0 } },
    }}
  >
    {statusFilters.map((status) => (
      <Tab
        key={status}
        value={status}
        sx={{ minWidth: 0, px: 1.25 }}
        label={`${status === 'all' ? 'All' : statusWords[status].employer} (${counts[status]})`}
      />
    ))}
  </Tabs>
);
