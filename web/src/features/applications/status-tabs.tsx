import { Tab, Tabs, Typography } from '@mui/material';
import { statusWords } from '@workboard/contracts/statuses';
import { useId } from 'react';
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
const ownWordOf = (status: StatusFilter, withOwnWords: boolean): string | undefined =>
  withOwnWords && status !== 'all' && statusWords[status].seeker !== statusWords[status].employer
    ? statusWords[status].seeker
    : undefined;

interface TabLabelProps {
  id: string;
  name: string;
  ownWord: string | undefined;
}

const TabLabel = ({ id, name, ownWord }: TabLabelProps) => (
  <span>
    {name}
    {ownWord && (
      <Typography
        component="span"
        variant="caption"
        id={id}
        // The tab is named by the spec's word alone; this describes it.
        aria-hidden="true"
        sx={{ display: 'block', color: 'text.secondary' }}
      >
        {ownWord}
      </Typography>
    )}
  </span>
);

/** All, and one tab for each status, with how many there are; the spec names them alike for both roles (spec §2). */
export const StatusTabs = ({ value, counts, withOwnWords, onChange }: StatusTabsProps) => {
  const id = useId();
  return (
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
          label={
            <TabLabel
              id={`${id}-${status}`}
              name={nameOf(status, counts?.[status])}
              ownWord={ownWordOf(status, withOwnWords)}
            />
          }
          aria-describedby={ownWordOf(status, withOwnWords) && `${id}-${status}`}
        />
      ))}
    </Tabs>
  );
};
