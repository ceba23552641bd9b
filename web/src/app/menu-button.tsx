import { clsx } from 'clsx';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { Button } from '../components/elements/button.js';
import { ChevronDownIcon } from '../components/elements/icons.js';
import type { MenuEntry } from './menu-list.js';
import { lazyDialog } from '../components/feedback/lazy-part.js';

const MenuList = lazyDialog(async () => (await import('./menu-list.js')).MenuList);

/** Ahead of its use; when it does not come, opening the menu says so. */
const fetchList = () => void MenuList.preload().catch(() => undefined);

/** A button that opens a list of links and actions; the list's code is loaded with the first opening. */
export const MenuButton = ({
  label,
  icon,
  items,
}: {
  label: string;
  icon?: ReactNode;
  items: readonly MenuEntry[];
}) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={`${id}-button`}
        color="inherit"
        startIcon={icon}
        endIcon={<ChevronDownIcon size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onPointerEnter={fetchList}
        onClick={(event) => setAnchor(event.currentTarget)}
        className={clsx('menu-button', icon && 'with-icon')}
      >
        {icon ? <span className="menu-name">{label}</span> : label}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <MenuList
            id={`${id}-menu`}
            labelledBy={`${id}-button`}
            anchor={anchor}
            items={items}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
