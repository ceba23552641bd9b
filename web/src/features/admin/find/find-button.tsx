import { Suspense, useEffect, useState } from 'react';
import { SearchIcon } from '../../../components/elements/icons.js';
import { IconAction } from '../../../components/elements/link.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';

const FindDialog = lazyDialog(async () => (await import('./find-dialog.js')).FindDialog);

/** Screens with a search of their own that the key belongs to. */
const ownSearch = '#job-search';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [role="dialog"]') !== null;

/** Opens the box that finds anybody and anything; so does the key `/` (decision P55). */
export const FindButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key === '/' && isPlain && !isTyping(event) && !document.querySelector(ownSearch)) {
        event.preventDefault();
        setIsOpen(true);
      }
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <IconAction label="Find anything" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SearchIcon />
      </IconAction>
      {isOpen && (
        <Suspense fallback={null}>
          <FindDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
