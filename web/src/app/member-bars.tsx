import type { User } from '@workboard/contracts';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fullName } from '@workboard/contracts/person-name';
import { roleLabels } from '../entities/account/role-labels.js';
import { plainPart } from '../components/feedback/lazy-part.js';
import { homeOf } from '../lib/session/session.js';
import { useLogout } from '../offline/use-logout.js';
import type { Menu } from '../lib/browser/use-menu.js';
import { Brand } from './brand.js';
import { headerMenu, isAt, sideNavigation } from './member-navigation.js';
import { MenuButton } from './menu-button.js';
import { MenuToggle } from './menu-toggle.js';
import { TabBar } from './tab-bar.js';
import { ThemeToggle } from './theme-toggle.js';
import { TopBar } from './top-bar.js';

const DataSaver = plainPart(async () => (await import('../offline/data-saver.js')).DataSaver, 'silent');

const SideNavigation = ({ user }: { user: User }) => {
  const { pathname } = useLocation();
  return (
    <ul className="plain-list side-links">
      {sideNavigation(user).map((item) => {
        const { to, label, icon: Icon } = item;
        return (
          <li key={to}>
            <Link to={to} aria-current={isAt(item, pathname) ? 'page' : undefined}>
              <Icon />
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

const initials = (user: User): string => `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase();

const FindButton = plainPart(async () => (await import('../features/admin/find/find-button.js')).FindButton, 'silent');

interface MemberBarProps {
  user: User;
  menu: Menu;
}

/** Header for those who are signed in (spec §2 "Layout"). */
export const MemberBar = ({ user, menu }: MemberBarProps) => {
  const logout = useLogout();
  const tools = headerMenu(user);

  return (
    <TopBar className="of-members" onKeyDown={menu.onKeyDown}>
      <MenuToggle menu={menu} name="navigation" controls="side-navigation" />
      <Brand to={homeOf(user)} isShort={tools !== null} />
      <div className="space" />
      {user.role === 'super_admin' && (
        <Suspense fallback={<div className="button-space" />}>
          <FindButton />
        </Suspense>
      )}
      {tools && <MenuButton label={tools.label} items={tools.items} />}
      <div className="from-sm">
        <ThemeToggle />
      </div>
      <MenuButton
        label={user.firstName}
        icon={
          <span className="initials" aria-hidden="true">
            {initials(user)}
          </span>
        }
        items={[
          { label: 'Dashboard', to: homeOf(user) },
          { label: 'Profile', to: '/profile' },
          { label: 'Log out', onSelect: () => void logout() },
        ]}
      />
    </TopBar>
  );
};

/** Navigation beside the content, or over it on narrow screens, for those who are signed in (spec §2 "Layout"). */
export const MemberSide = ({ user, menu: { isOpen } }: MemberBarProps) => (
  <>
    <nav id="side-navigation" aria-label="Main" className={isOpen ? 'side-navigation is-open' : 'side-navigation'}>
      <div className="side-head">
        <div>
          <p className="text strong">{fullName(user)}</p>
          <span className="caption quiet">{roleLabels[user.role]}</span>
        </div>
        <div className="below-sm">
          <ThemeToggle />
        </div>
      </div>
      <SideNavigation user={user} />
      <div className="side-foot">
        <Suspense fallback={<div className="button-space" />}>
          <DataSaver />
        </Suspense>
      </div>
    </nav>
    <TabBar user={user} />
  </>
);
