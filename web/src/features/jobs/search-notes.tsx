import type { JobPage } from '@workboard/contracts';
import type { To } from 'react-router-dom';
import { TextLink } from '../../components/elements/link.js';
import { Chip } from './search-chip.js';
import { withoutWords } from './search-words.js';

interface SearchNotesProps {
  search: string;
  understood: JobPage['understood'];
  /** Where another search leads. */
  to: (search: string) => To;
}

/** What the search was taken for: each understood part can be taken out again, and mended typing errors are told. */
export const SearchNotes = ({ search, understood, to }: SearchNotesProps) => {
  if (!understood) {
    return null;
  }
  const asked = understood.corrected ?? search;
  return (
    <div className="search-notes">
      {understood.corrected !== undefined && (
        <p className="text-small">
          No jobs match “{search}”. These are for <strong>{understood.corrected}</strong>.
        </p>
      )}
      {understood.didYouMean !== undefined && (
        <p className="text-small">
          Did you mean <TextLink to={to(understood.didYouMean)}>{understood.didYouMean}</TextLink>?
        </p>
      )}
      {understood.chips.length > 0 && (
        <ul aria-label="Understood as" className="plain-list chips">
          {understood.chips.map(({ text, label }) => (
            <li key={text}>
              <Chip label={label} to={to(withoutWords(asked, text))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
