import type { MouseEvent } from 'react';
import type { To } from 'react-router-dom';
import { Button, type ButtonProps } from '../elements/button.js';
import { ButtonLink } from '../elements/link.js';
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

type EntryProps = Leading &
  Pick<ButtonProps, 'variant' | 'className' | 'disabled' | 'aria-label' | 'aria-current' | 'children'> & {
    target: number;
    onIntent?: () => void;
  };

const Entry = ({ target, onPage, to, disabled, onIntent, ...props }: EntryProps) => {
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  return to && !disabled ? (
    <ButtonLink
      to={to(target)}
      onClick={(event: MouseEvent) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onPage(target);
        }
      }}
      {...intent}
      {...props}
    />
  ) : (
    <Button onClick={() => onPage(target)} disabled={disabled} {...intent} {...props} />
  );
};

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
      onIntent={() => onIntent?.(target)}
    >
      {text === 'Previous' && <ChevronLeftIcon size={18} />}
      <span className={text === 'Previous' || text === 'Next' ? 'long' : undefined}>{text}</span>
      {text === 'Next' && <ChevronRightIcon size={18} />}
    </Entry>
  );
  return (
    <nav aria-label={label} className="pager">
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
          className="number"
        >
          {number}
        </Entry>
      ))}
      {step(page + 1, 'Next')}
      {withEnds && step(pages, 'Last')}
    </nav>
  );
};
