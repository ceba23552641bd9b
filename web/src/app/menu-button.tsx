import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronDownIcon } from '../components/icons.js';

export type MenuEntry = { label: string; to: string } | { label: string; onSelect: () => void };

/** A button that opens a list of links and actions. */
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
  const close = () => setAnchor(null);
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
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, whiteSpace: 'nowrap' }}
      >
        {label}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {items.map((item) =>
          'to' in item ? (
            <MenuItem key={item.label} component={Link} to={item.to} onClick={close}>
              {item.label}
            </MenuItem>
          ) : (
            <MenuItem
              key={item.label}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
};
