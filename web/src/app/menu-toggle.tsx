import { CloseIcon, MenuIcon } from '../components/elements/icons.js';
import { IconAction } from '../components/elements/link.js';
import type { Menu } from '../lib/browser/use-menu.js';

interface MenuToggleProps {
  menu: Pick<Menu, 'isOpen' | 'toggle'>;
  /** What it opens, as its name has it after 'Open' and 'Close'. */
  name: string;
  /** The id of what it opens. */
  controls: string;
}

/** Opens and closes what there is no room for below 1024 px. */
export const MenuToggle = ({ menu: { isOpen, toggle }, name, controls }: MenuToggleProps) => (
  <div className="below-md">
    <IconAction
      label={`${isOpen ? 'Close' : 'Open'} ${name}`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={toggle}
    >
      {isOpen ? <CloseIcon /> : <MenuIcon />}
    </IconAction>
  </div>
);
