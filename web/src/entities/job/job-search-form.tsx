import { type FormEvent, useState } from 'react';
import { again } from '../../lib/loading/again.js';
import { rememberSearch } from '../../lib/browser/past-searches.js';
import { Select, TextInput } from '../../components/forms/controls.js';
import { Button } from '../../components/elements/button.js';
import { SearchIcon } from '../../components/elements/icons.js';

type SuggestionList = typeof import('./search-suggestions.js').SearchSuggestions;

const searchTypes = { job: 'Job', category: 'Job Category', company: 'Company' } as const;
type SearchType = keyof typeof searchTypes;

export const isSearchType = (value: string): value is SearchType => value in searchTypes;

interface JobSearchFormProps {
  type: SearchType;
  search: string;
  onSearch: (values: { type: SearchType; search: string }) => void;
  /** Remembers the input, so that a key can focus it. */
  inputId?: string;
}

const hints: Record<SearchType, string> = {
  job: 'Job title or keyword',
  category: 'Category, such as health or mining',
  company: 'Company name',
};

/** Searches for a suggestion as if it had been typed. */
const searchFor = (box: HTMLInputElement, { text, kind }: { text: string; kind: string }): void => {
  const type = box.form?.elements.namedItem('type');
  if (type instanceof HTMLSelectElement) {
    type.value = kind === 'company' ? 'company' : 'job';
  }
  box.value = text;
  box.form?.requestSubmit();
};

/**
 * The fields keep their own text while it is typed, and begin anew when the address changes. The screen follows the address
 * when it has time: what was typed since stays.
 */
const useFormKey = (address: string) => {
  const [known, setKnown] = useState(address);
  const [key, setKey] = useState(address);
  const [typedAt, setTypedAt] = useState('');
  if (known !== address) {
    setKnown(address);
    if (typedAt !== window.location.href) {
      setKey(address);
    }
  }
  return { key, onInput: () => setTypedAt(window.location.href) };
};

/** Search by job, category or company. Without scripts it is an ordinary GET of /jobs. */
export const JobSearchForm = ({ type, search, onSearch, inputId = 'job-search' }: JobSearchFormProps) => {
  const [chosen, setChosen] = useState(type);
  const [input, setInput] = useState<HTMLInputElement>();
  const [List, setList] = useState<SuggestionList>();
  const { key, onInput } = useFormKey(`${type}:${search}`);
  /** The list comes when somebody is about to type; when it does not come, the search works without it. */
  const help = async (box: HTMLInputElement) => {
    setInput(box);
    const part = await again(() => import('./search-suggestions.js')).catch(() => undefined);
    setList(() => part?.SearchSuggestions);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    const kind = fields.namedItem('type');
    const words = fields.namedItem('search');
    const searched = kind instanceof HTMLSelectElement && isSearchType(kind.value) ? kind.value : 'job';
    const text = words instanceof HTMLInputElement ? words.value.trim() : '';
    if (searched === 'job') {
      rememberSearch(text);
    }
    onSearch({ type: searched, search: text });
  };
  return (
    <search>
      <form className="job-search" method="get" action="/jobs" onSubmit={submit} key={key} onInput={onInput}>
        <Select
          name="type"
          aria-label="Search for"
          defaultValue={type}
          onChange={({ target }) => isSearchType(target.value) && setChosen(target.value)}
        >
          {Object.entries(searchTypes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextInput
          id={inputId}
          onFocus={({ currentTarget }) => void help(currentTarget)}
          name="search"
          type="search"
          defaultValue={search}
          placeholder={hints[chosen]}
          aria-label="Job title or keyword"
          maxLength={200}
          enterKeyHint="search"
        />
        <Button type="submit" variant="contained" title="Search">
          <span className="short">
            <SearchIcon />
          </span>
          <span className="long">Search</span>
        </Button>
        {List && input && <List input={input} onPick={(option) => searchFor(input, option)} />}
      </form>
    </search>
  );
};
