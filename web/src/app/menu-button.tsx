import { Box, Button } from '@mui/material';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../components/elements/icons.js';
import type { MenuEntry } from './menu-list.js';
import { lazyDialog } from '../components/feedback/lazy-part.js';

const MenuList = lazyDialog(async () => (await import('./menu-list.js')).MenuList);

/** Ahead of its use; when it does not come, opening the menu says so. */
const fetchList = () => void MenuList.preload().catch(() => undefined);

/** Beside an icon there is no room for the word on a phone; it stays the button's name. */
const hiddenOnPhones = {
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
};

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
        sx={{
          minWidth: 0,
          px: { xs: 1, sm: 2.25 },
          whiteSpace: 'nowrap',
          '& .MuiButton-endIcon': { ml: { xs: icon ? -0.5 : 0.5, sm: 1 } },
        }}
      >
        {icon ? (
          <Box component="span" sx={{ maxWidth: 160, overflow: 'hidden', textOverflow: 'ellipsis', ...hiddenOnPhones }}>
            {label}
          </Box>
        ) : (
          label
        )}
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
