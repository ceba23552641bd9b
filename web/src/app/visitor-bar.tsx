import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/elements/link.js';
import type { Menu } from '../lib/browser/use-menu.js';
import { site } from '../lib/session/site.js';
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

/** `here`: the item that stands for the screen. */
const NavLinks = ({ here, isColumn = false }: { here: string | undefined; isColumn?: boolean }) => (
  <ul className={isColumn ? 'plain-list visitor-links column' : 'plain-list visitor-links'}>
    {links.map(({ to, label }) => (
      <li key={to}>
        <Link to={to} aria-current={to === here ? 'page' : undefined}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

/** Header for those who are not signed in (spec §2 "Layout"). */
export const VisitorBar = ({ menu }: { menu: Menu }) => {
  const { pathname } = useLocation();
  const here = links.find(({ at }) => at.test(pathname))?.to;
  const list = (
    <nav id="visitor-menu" aria-label="Menu" hidden={!menu.isOpen} className="visitor-menu">
      <NavLinks here={here} isColumn />
      <div className="visitor-menu-foot">
        <SocialLinks isQuiet />
        <ThemeToggle />
      </div>
    </nav>
  );
  return (
    <TopBar
      className="of-visitors"
      below={list}
      onKeyDown={menu.onKeyDown}
      by={() => JSON.stringify(['bar', here, site()])}
    >
      <Brand />
      <div className="space" />
      <nav aria-label="Main" className="from-md">
        <NavLinks here={here} />
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
