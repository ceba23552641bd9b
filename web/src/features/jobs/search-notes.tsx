import { Stack, Typography } from '@mui/material';
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
    <Stack sx={{ gap: 1, mt: 1.5 }}>
      {understood.corrected !== undefined && (
        <Typography variant="body2">
          No jobs match “{search}”. These are for <strong>{understood.corrected}</strong>.
        </Typography>
      )}
      {understood.didYouMean !== undefined && (
        <Typography variant="body2">
          Did you mean <TextLink to={to(understood.didYouMean)}>{understood.didYouMean}</TextLink>?
        </Typography>
      )}
      {understood.chips.length > 0 && (
        <Stack
          component="ul"
          aria-label="Understood as"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0 }}
        >
          {understood.chips.map(({ text, label }) => (
            <li key={text}>
              <Chip label={label} to={to(withoutWords(asked, text))} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
};
