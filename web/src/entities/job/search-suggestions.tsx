import { Box, Paper } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Suggestion } from '@workboard/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { forgetSearches, pastSearches } from '../../lib/browser/past-searches.js';
import { readList } from '../../lib/api/read.js';
import { savesData } from '../../lib/browser/saves-data.js';

const shortest = 2;
const typingPauseMs = 120;
const freshMs = 5 * 60_000;

type Option = Pick<Suggestion, 'text'> & { kind: Suggestion['kind'] | 'past' | 'forget' };
const notes: Record<Option['kind'], string> = {
  title: 'Job',
  place: 'Place',
  company: 'Company',
  past: 'Searched before',
  forget: '',
};

const pastOptions = (typed: string): Option[] => {
  const begun = typed.trim().toLowerCase();
  const past = pastSearches()
    .filter((text) => text.toLowerCase().startsWith(begun) && text.toLowerCase() !== begun)
    .map((text): Option => ({ kind: 'past', text }));
  return begun === '' && past.length > 0
    ? [...past, { kind: 'forget', text: 'Forget these searches' }]
    : past.slice(0, 3);
};

interface SearchSuggestionsProps {
  input: HTMLInputElement;
  /** Takes what was chosen and searches. */
  onPick: (option: Pick<Option, 'text' | 'kind'>) => void;
}

/**
 * A list under the search box of what the words may become. The box stays a search box; it tells which list it controls and
 * which option is meant, and Enter without one searches for the words as they are.
 */
export const SearchSuggestions = ({ input, onPick }: SearchSuggestionsProps) => {
  const id = useId();
  const client = useQueryClient();
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [at, setAt] = useState(-1);
  const [isOpen, setIsOpen] = useState(document.activeElement === input);
  const shown = isOpen ? options : [];
  const choose = (option: Option) => {
    if (option.kind === 'forget') {
      forgetSearches();
      setOptions([]);
    } else {
      onPick(option);
    }
  };
  const state = useRef({ shown, at, choose });
  useEffect(() => {
    state.current = { shown, at, choose };
  });

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const show = (found: readonly Option[]) => {
      setAt(-1);
      setOptions(found);
    };
    const suggest = async (typed: string, turn: number) => {
      const found = await client.fetchQuery({
        ...readList('/jobs/suggestions', { query: { q: typed.toLowerCase() } }),
        staleTime: freshMs,
        retry: false,
      });
      if (turn === asked) {
        const past = pastOptions(typed);
        const known = new Set(past.map(({ text }) => text.toLowerCase()));
        show([...past, ...found.filter(({ text }) => !known.has(text.toLowerCase()))]);
      }
    };
    const onInput = () => {
      const typed = input.value.trim();
      const turn = (asked += 1);
      clearTimeout(pause);
      setIsOpen(true);
      show(pastOptions(typed));
      if (typed.length >= shortest && !savesData()) {
        // Without an answer the words can still be searched for.
        pause = setTimeout(() => void suggest(typed, turn).catch(() => undefined), typingPauseMs);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      const { shown: list, at: now, choose: pick } = state.current;
      const option = list[now];
      if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && list.length > 0) {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setAt(now < 0 && step < 0 ? list.length - 1 : now + step >= list.length ? -1 : now + step);
      } else if (event.key === 'Enter' && option) {
        event.preventDefault();
        pick(option);
        setAt(-1);
      } else if (event.key === 'Escape' && list.length > 0) {
        // The first Escape closes the list, the next one empties the box.
        event.preventDefault();
        setIsOpen(false);
      }
    };
    const close = () => {
      asked += 1;
      clearTimeout(pause);
      setIsOpen(false);
    };
    const { form } = input;
    form?.addEventListener('submit', close);
    input.addEventListener('input', onInput);
    input.addEventListener('focus', onInput);
    input.addEventListener('keydown', onKey);
    input.addEventListener('blur', close);
    if (document.activeElement === input) {
      onInput();
    }
    return () => {
      clearTimeout(pause);
      asked += 1;
      form?.removeEventListener('submit', close);
      input.removeEventListener('input', onInput);
      input.removeEventListener('focus', onInput);
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('blur', close);
    };
  }, [client, input]);

  const hasList = shown.length > 0;
  const active = at >= 0 ? `${id}-${at}` : undefined;
  useEffect(() => {
    const names = { 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox', autocomplete: 'off' };
    Object.entries(names).forEach(([name, value]) => input.setAttribute(name, value));
    const changing = { 'aria-controls': hasList ? id : undefined, 'aria-activedescendant': active };
    for (const [name, value] of Object.entries(changing)) {
      if (value === undefined) {
        input.removeAttribute(name);
      } else {
        input.setAttribute(name, value);
      }
    }
  }, [active, hasList, id, input]);

  return (
    <Box sx={{ gridColumn: '1 / -1', position: 'relative' }}>
      <Box
        component="output"
        sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clip: 'rect(0 0 0 0)' }}
      >
        {hasList ? `${shown.length} ${shown.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </Box>
      {hasList && (
        <Paper
          component="ul"
          id={id}
          // A native list cannot hold what the arrow keys walk through while the box keeps the focus.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label="Suggestions"
          elevation={4}
          sx={{
            position: 'absolute',
            zIndex: 5,
            left: 0,
            right: 0,
            listStyle: 'none',
            m: 0,
            p: 0.5,
            border: 1,
            borderColor: 'divider',
            maxHeight: '60vh',
            overflowY: 'auto',
          }}
        >
          {shown.map((option, index) => (
            <Box
              component="li"
              key={`${option.kind}:${option.text}`}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={index === at}
              // Before the box loses the focus, which closes the list.
              onMouseDown={(event) => {
                event.preventDefault();
                choose(option);
              }}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                minHeight: 44,
                px: 1.5,
                borderRadius: 1,
                cursor: 'pointer',
                overflowWrap: 'anywhere',
                bgcolor: index === at ? 'action.selected' : undefined,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              {option.text}
              <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontSize: '.8125rem', flex: 'none' }}>
                {notes[option.kind]}
              </Box>
            </Box>
          ))}
        </Paper>
      )}
    </Box>
  );
};
