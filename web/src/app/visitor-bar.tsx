import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/elements/link.js';
import type { Menu } from '../lib/browser/use-menu.js';
import { Brand } from './brand.js';
import { MenuToggle } from './menu-toggle.js';
import { SocialLinks } from './social-links.js';
import { ThemeToggle } from './theme-toggle.js';
import { TopBar } from './top-bar.js';

/** `at`: the screens that an item stands for. */
const links = [
  { to: '/', label: 'Home', at: /^\/(landing)?$/ },
  { to: '/jobs', label: 'Jobs', at: /^(\/public|\/preview)?\/jobs(\/|$)/ },
  { to: '/companies', label: 'Companies', at: /^\/compan(ies|y)(\/|$)/ },
  { to: '/contacts', label: 'Contact Us', at: /^\/contacts$/ },
] as const;

const NavLinks = ({ isColumn = false }: { isColumn?: boolean }) => {
  const { pathname } = useLocation();
  return (
    <ul className={isColumn ? 'plain-list visitor-links column' : 'plain-list visitor-links'}>
      {links.map(({ to, label, at }) => (
        <li key={to}>
          <Link to={to} aria-current={at.test(pathname) ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Header for those who are not signed in (spec §2 "Layout"). */
export const VisitorBar = ({ menu }: { menu: Menu }) => {
  const list = (
    <nav id="visitor-menu" aria-label="Menu" hidden={!menu.isOpen} className="visitor-menu">
      <NavLinks isColumn />
      <div className="visitor-menu-foot">
        <SocialLinks isQuiet />
        <ThemeToggle />
      </div>
    </nav>
  );
  return (
    <TopBar className="of-visitors" below={list} onKeyDown={menu.onKeyDown}>
      <Brand />
      <div className="space" />
      <nav aria-label="Main" className="from-md">
        <NavLinks />
      </nav>
      <div className="from-lg">
        <SocialLinks isQuiet />
      </div>
      <div className="from-sm">
        <ThemeToggle />
      </div>
      <ButtonLink variant="contained" to="/auth" className="sign-in">
        Sign In
      </ButtonLink>
      <MenuToggle menu={menu} name="menu" controls="visitor-menu" />
    </TopBar>
  );
};
