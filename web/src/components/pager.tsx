import { Box, Button } from '@mui/material';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.js';
import { pagesShown } from '../lib/paging.js';
import { useIsWide } from '../lib/use-media.js';

interface PagerProps {
  page: number;
  pages: number;
  /** How many numbered buttons at most. */
  window: number;
  onPage: (page: number) => void;
  /** First and last buttons, as on /jobs. */
  withEnds?: boolean;
  label?: string;
  /** Called when a person is about to go on. */
  onIntent?: (page: number) => void;
}

/** Numbered pages with previous and next; nothing when all fits on one page. */
export const Pager = ({ page, pages, window, onPage, withEnds = false, label = 'Pages', onIntent }: PagerProps) => {
  const isWide = useIsWide();
  if (pages <= 1) {
    return null;
  }
  const shown = pagesShown({ page, pages, window: isWide ? window : Math.min(window, withEnds ? 3 : 5) });
  const step = (target: number, text: string) => (
    <Button
      variant="text"
      disabled={target < 1 || target > pages || target === page}
      aria-label={`${text} page`}
      onClick={() => onPage(target)}
      onPointerEnter={() => onIntent?.(target)}
      onFocus={() => onIntent?.(target)}
      sx={{ minWidth: 44, px: 1 }}
    >
      {text === 'Previous' && <ChevronLeftIcon size={18} />}
      <Box
        component="span"
        sx={{ display: { xs: text === 'Previous' || text === 'Next' ? 'none' : 'inline', sm: 'inline' } }}
      >
        {text}
      </Box>
      {text === 'Next' && <ChevronRightIcon size={18} />}
    </Button>
  );
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: { xs: 0.25, sm: 0.5 }, mt: 3 }}
    >
      {withEnds && step(1, 'First')}
      {step(page - 1, 'Previous')}
      {shown.map((number) => (
        <Button
          key={number}
          variant={number === page ? 'contained' : 'text'}
          aria-current={number === page ? 'page' : undefined}
          aria-label={`Page ${number}`}
          onClick={() => onPage(number)}
          sx={{ minWidth: 44, px: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {number}
        </Button>
      ))}
      {step(page + 1, 'Next')}
      {withEnds && step(pages, 'Last')}
    </Box>
  );
};
