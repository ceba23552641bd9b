import { Box, Button } from '@mui/material';
import type { FormEvent } from 'react';
import { Select, TextInput } from './controls.js';

export const searchTypes = { job: 'Job', category: 'Job Category', company: 'Company' } as const;
export type SearchType = keyof typeof searchTypes;

export const isSearchType = (value: string): value is SearchType => value in searchTypes;

interface JobSearchFormProps {
  type: SearchType;
  search: string;
  onSearch: (values: { type: SearchType; search: string }) => void;
  /** Remembers the input, so that a key can focus it. */
  inputId?: string;
}

/** Search by job, category or company. Without scripts it is an ordinary GET of /jobs. */
export const JobSearchForm = ({ type, search, onSearch, inputId = 'job-search' }: JobSearchFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    const chosen = fields.namedItem('type');
    const words = fields.namedItem('search');
    onSearch({
      type: chosen instanceof HTMLSelectElement && isSearchType(chosen.value) ? chosen.value : 'job',
      search: words instanceof HTMLInputElement ? words.value.trim() : '',
    });
  };
  return (
    <search>
      <Box
        component="form"
        method="get"
        action="/jobs"
        onSubmit={submit}
        // Remounts when the address changes, because the fields keep their own text while it is typed.
        key={`${type}:${search}`}
        sx={{
          display: 'grid',
          gap: 1,
          p: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto' },
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          '& > select': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <Select name="type" aria-label="Search for" defaultValue={type} sx={{ minWidth: 140 }}>
          {Object.entries(searchTypes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextInput
          id={inputId}
          name="search"
          type="search"
          defaultValue={search}
          placeholder="Job title or keyword"
          aria-label="Job title or keyword"
          maxLength={200}
          enterKeyHint="search"
        />
        <Button type="submit" variant="contained">
          Search
        </Button>
      </Box>
    </search>
  );
};
