import { Stack, Typography } from '@mui/material';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Found } from '@workboard/contracts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Callout } from '../../../components/feedback/callout.js';
import { TextInput } from '../../../components/forms/controls.js';
import { QueryState } from '../../../components/feedback/query-state.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { read } from '../../../lib/api/read.js';
import { foundKinds, FoundLists, kindWords } from './found-lists.js';

const shortest = 2;
const typingPauseMs = 250;
/** As many of a kind as the server answers at most. */
const most = 5;

const findQuery = (q: string) =>
  queryOptions({
    ...read('/admin/find', { query: { q } }),
    enabled: q.length >= shortest,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** What was typed, once nothing more is typed for a moment. */
const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), typingPauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return settled;
};

const Away = ({ away }: Pick<Found, 'away'>) =>
  away.length > 0 && (
    <Callout tone="warning" title="Not everything could be asked">
      {`${away.map((kind) => kindWords[kind]).join(', ')}: not available now. There may be more than is shown.`}
    </Callout>
  );

const isEmpty = (found: Found): boolean => foundKinds.every((kind) => found[kind].length === 0);

/** Whoever opened it types at once. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** One box for people, companies, jobs, applications and mails (decision P55). */
export const FindDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const query = useQuery(findQuery(q));
  const { key } = useLocation();
  const [openedAt] = useState(key);
  // Whatever was chosen is what was looked for.
  useEffect(() => {
    if (key !== openedAt) {
      onClose();
    }
  }, [key, openedAt, onClose]);
  return (
    <TitledDialog title="Find" onClose={onClose}>
      <Stack sx={{ gap: 3 }}>
        <TextInput
          type="search"
          ref={focus}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder="Name, address, title, number or WB-…"
          aria-label="Name, address, title, number or reference"
          maxLength={100}
        />
        {q.length < shortest ? (
          <Typography sx={{ color: 'text.secondary' }}>
            People, companies, jobs, applications and mails. Two letters are enough.
          </Typography>
        ) : (
          <QueryState query={query}>
            {(found) => (
              <Stack sx={{ gap: 3 }} aria-live="polite">
                <Away away={found.away} />
                <FoundLists found={found} q={q} most={most} />
                {isEmpty(found) && <Typography>{`Nothing found for “${q}”.`}</Typography>}
              </Stack>
            )}
          </QueryState>
        )}
      </Stack>
    </TitledDialog>
  );
};
