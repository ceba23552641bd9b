import type { User } from '@workboard/contracts';
import { Link, useLocation } from 'react-router-dom';
import { isAt, tabs } from './member-navigation.js';

/**
 * The screens that people open most, within reach of a thumb; below 1024 px, for seekers and employers. Gives way to a bar that
 * a screen has at its own foot (`.bottom-bar`); how high it is, others know as `--tab-bar` (`theme/components.ts`).
 */
export const TabBar = ({ user }: { user: User }) => {
  const { pathname } = useLocation();
  const items = tabs(user);
  return items.length === 0 ? null : (
    <nav aria-label="Quick" className="tab-bar">
      <ul className="plain-list">
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} aria-current={isAt(item, pathname) ? 'page' : undefined}>
              <item.icon size={22} />
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
