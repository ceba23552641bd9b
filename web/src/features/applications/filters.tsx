import { clsx } from 'clsx';
import { statusWords } from '@workboard/contracts/statuses';
import { Select } from '../../components/forms/controls.js';
import { SearchInput } from '../../components/forms/search-input.js';
import { type Narrowing, statusFilters, toStatusFilter } from '../../entities/application/application-list.js';

interface FiltersProps {
  value: Narrowing;
  /** Left out for seekers, who have no job filter. */
  jobs?: readonly { id: number; title: string }[];
  /** The team's tags, of which one may be chosen; left out for seekers. */
  tags?: readonly string[];
  tag?: string;
  onTag?: (tag: string) => void;
  onChange: (changes: Partial<Narrowing>, how?: { replace?: boolean }) => void;
}

/** Search, status and, for employers, the job. All of it lives in the address. */
export const Filters = ({ value, jobs, tags = [], tag = '', onTag, onChange }: FiltersProps) => (
  <search className={clsx('narrowing application-filters', jobs && 'with-jobs')}>
    <SearchInput
      value={value.search}
      onSearch={(search) => onChange({ search }, { replace: true })}
      placeholder={
        jobs ? 'Search by name, email, skill, job, reference or letter' : 'Search by job, company, place or reference'
      }
      aria-label="Search applications"
    />
    <Select
      value={value.status}
      onChange={(event) => onChange({ status: toStatusFilter(event.target.value) })}
      aria-label="Filter by status"
    >
      {statusFilters.map((status) => (
        <option key={status} value={status}>
          {status === 'all' ? 'All Statuses' : statusWords[status][jobs ? 'filter' : 'seeker']}
        </option>
      ))}
    </Select>
    {jobs && (
      <Select value={value.job} onChange={(event) => onChange({ job: event.target.value })} aria-label="Filter by job">
        <option value="all">All Jobs</option>
        {jobs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    )}
    {(tags.length > 0 || tag !== '') && (
      <Select value={tag} onChange={(event) => onTag?.(event.target.value)} aria-label="Filter by tag">
        <option value="">All Tags</option>
        {[...new Set([...tags, ...(tag && !tags.includes(tag) ? [tag] : [])])].map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
    )}
  </search>
);
