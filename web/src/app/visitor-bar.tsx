import { Box, Stack } from '@mui/material';
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
    <Stack component="ul" direction={isColumn ? 'column' : 'row'} sx={{ listStyle: 'none', p: 0, m: 0, gap: 0.5 }}>
      {links.map(({ to, label, at }) => (
        <li key={to}>
          <Box
            component={Link}
            to={to}
            aria-current={at.test(pathname) ? 'page' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minHeight: 44,
              px: 1.5,
              color: 'text.primary',
              fontWeight: 600,
              // One by one, because Safari does not take all of them in one without a prefix.
              textDecorationLine: 'underline',
              textDecorationColor: 'transparent',
              textDecorationThickness: 2,
              textUnderlineOffset: '8px',
              '&:hover': { color: 'primary.main' },
              '&[aria-current]': { color: 'primary.main', textDecorationColor: 'currentcolor' },
            }}
          >
            {label}
          </Box>
        </li>
      ))}
    </Stack>
  );
};

/** Header for those who are not signed in (spec §2 "Layout"). */
export const VisitorBar = ({ menu }: { menu: Menu }) => {
  const list = (
    <Box
      component="nav"
      id="visitor-menu"
      aria-label="Menu"
      hidden={!menu.isOpen}
      sx={{ display: menu.isOpen ? { xs: 'block', md: 'none' } : 'none', px: 1, pb: 2 }}
    >
      <NavLinks isColumn />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', px: 1.5, pt: 1 }}>
        <SocialLinks sx={{ color: 'text.secondary' }} />
        <ThemeToggle />
      </Stack>
    </Box>
  );
  return (
    <TopBar sx={{ px: { xs: 2, sm: 3 }, gap: { xs: 0.5, md: 2 } }} below={list} onKeyDown={menu.onKeyDown}>
      <Brand />
      <Box sx={{ flex: 1 }} />
      <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'block' } }}>
        <NavLinks />
      </Box>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <SocialLinks sx={{ color: 'text.secondary' }} />
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <ThemeToggle />
      </Box>
      <ButtonLink variant="contained" to="/auth" sx={{ px: { xs: 1.75, sm: 2.25 }, whiteSpace: 'nowrap' }}>
        Sign In
      </ButtonLink>
      <MenuToggle menu={menu} name="menu" controls="visitor-menu" />
    </TopBar>
  );
};
