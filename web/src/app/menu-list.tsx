import { Menu, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';

export type MenuEntry = { label: string; to: string } | { label: string; onSelect: () => void };

interface MenuListProps {
  id: string;
  labelledBy: string;
  anchor: HTMLElement;
  items: readonly MenuEntry[];
  onClose: () => void;
}

/** The open list of a menu button. */
export const MenuList = ({ id, labelledBy, anchor, items, onClose }: MenuListProps) => (
  <Menu
    id={id}
    anchorEl={anchor}
    open
    disablePortal
    onClose={onClose}
    slotProps={{ list: { 'aria-labelledby': labelledBy } }}
  >
    {items.map((item) =>
      'to' in item ? (
        <MenuItem key={item.label} component={Link} to={item.to} onClick={onClose}>
          {item.label}
        </MenuItem>
      ) : (
        <MenuItem
          key={item.label}
          onClick={() => {
            onClose();
            item.onSelect();
          }}
        >
          {item.label}
        </MenuItem>
      ),
    )}
  </Menu>
);
