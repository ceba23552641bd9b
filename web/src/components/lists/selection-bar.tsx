import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/text/text.js';
import { CheckBox } from './check-box.js';
import type { LastChange } from './last-change.js';
import { RefusalLines } from './refusals.js';
import type { Selection } from './use-selection.js';

interface SelectionBarProps {
  /** Ids of all that match, over all pages. */
  found: readonly number[];
  /** Those that are shown, where the first box chooses no more than them. */
  page?: readonly number[];
  selection: Selection;
  last: LastChange | null;
  isBusy: boolean;
  onForget: () => void;
  /** What can be done with those that are chosen. */
  children: ReactNode;
}

/** Chooses all that match or all of this page, offers what can be done with them, and says what was done at last. */
export const SelectionBar = ({ found, page, selection, last, isBusy, onForget, children }: SelectionBarProps) => {
  const chosen = found.filter(selection.has);
  const boxed = page ?? found;
  const isAll = boxed.length > 0 && boxed.every(selection.has);
  const all =
    page && page.length < found.length ? `all ${page.length} on this page` : `all ${formatNumber(found.length)}`;
  const others = chosen.length === found.length ? [] : chosen.filter((id) => !boxed.includes(id));
  const toggleAll = () => selection.set(isAll ? others : [...others, ...boxed]);
  return (
    <Box
      component="section"
      aria-label="Several at once"
      sx={{
        position: chosen.length > 0 || last ? 'sticky' : 'static',
        top: 72,
        zIndex: 4,
        mb: 1.5,
        px: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: chosen.length > 0 ? 'primary.main' : 'divider',
        borderRadius: 1,
        '@media print': { display: 'none' },
      }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <label style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, padding: '0 8px' }}>
          <CheckBox checked={isAll} isPartly={chosen.length > 0} onToggle={toggleAll} />
          {chosen.length > 0
            ? `${formatNumber(chosen.length)} of ${formatNumber(found.length)} chosen`
            : `Choose ${all}`}
        </label>
        {page && page.length < found.length && isAll && chosen.length < found.length && (
          <Button size="small" onClick={() => selection.set(found)}>
            {`Choose all ${formatNumber(found.length)} that match`}
          </Button>
        )}
        {chosen.length > 0 && children}
      </Stack>
      <Box aria-live="polite">
        {last && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, px: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {last.says}
            </Typography>
            {last.undo && (
              <Button size="small" disabled={isBusy} onClick={last.undo}>
                Undo
              </Button>
            )}
            <Button size="small" color="inherit" onClick={onForget}>
              Close
            </Button>
            {last.refused.length > 0 && (
              <RefusalLines
                lines={last.refused}
                sx={{ width: 1, mb: 1, typography: 'body2', overflowWrap: 'anywhere' }}
              />
            )}
          </Stack>
        )}
      </Box>
    </Box>
  );
};
