import { Box, Button, type ButtonProps } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link, type To } from 'react-router-dom';
import { pagesShown } from '../../lib/lists/paging.js';
import { isPlainClick } from '../../lib/browser/plain-click.js';
import { useIsWide } from '../../lib/browser/use-media.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../elements/icons.js';

interface Leading {
  onPage: (page: number) => void;
  /** Where a page is; makes links of the buttons, which work without scripts and in another tab. */
  to?: (page: number) => To;
}

interface PagerProps extends Leading {
  page: number;
  pages: number;
  /** How many numbered buttons at most. */
  window: number;
  /** First and last buttons, as on /jobs. */
  withEnds?: boolean;
  label?: string;
  /** Called when a person is about to go on. */
  onIntent?: (page: number) => void;
}

const Entry = ({ target, onPage, to, ...props }: ButtonProps & Leading & { target: number }) =>
  to && !props.disabled ? (
    <Button
      component={Link}
      to={to(target)}
      onClick={(event: MouseEvent) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onPage(target);
        }
      }}
      {...props}
    />
  ) : (
    <Button onClick={() => onPage(target)} {...props} />
  );

/** Numbered pages with previous and next; nothing when all fits on one page. */
export const Pager = (props: PagerProps) => {
  const { page, pages, window, withEnds = false, label = 'Pagination', onIntent } = props;
  const isWide = useIsWide();
  if (pages <= 1) {
    return null;
  }
  const leading: Leading = { onPage: props.onPage, to: props.to };
  const shown = pagesShown({ page, pages, window: isWide ? window : Math.min(window, withEnds ? 3 : 5) });
  const step = (target: number, text: string) => (
    <Entry
      {...leading}
      target={target}
      variant="text"
      disabled={target < 1 || target > pages || target === page}
      aria-label={`${text} page`}
      onPointerEnter={() => onIntent?.(target)}
      onFocus={() => onIntent?.(target)}
      // All of them fit in one row of the smallest phones.
      sx={{ minWidth: 44, px: { xs: 0.5, sm: 1 } }}
    >
      {text === 'Previous' && <ChevronLeftIcon size={18} />}
      <Box
        component="span"
        sx={{ display: { xs: text === 'Previous' || text === 'Next' ? 'none' : 'inline', sm: 'inline' } }}
      >
        {text}
      </Box>
      {text === 'Next' && <ChevronRightIcon size={18} />}
    </Entry>
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
        <Entry
          {...leading}
          key={number}
          target={number}
          variant={number === page ? 'contained' : 'text'}
          aria-current={number === page ? 'page' : undefined}
          aria-label={`Page ${number}`}
          sx={{ minWidth: 44, px: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {number}
        </Entry>
      ))}
      {step(page + 1, 'Next')}
      {withEnds && step(pages, 'Last')}
    </Box>
  );
};
