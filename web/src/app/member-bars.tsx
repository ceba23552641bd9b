import { Box, Stack, Typography } from '@mui/material';
import type { User } from '@workboard/contracts';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fullName } from '@workboard/contracts/person-name';
import { roleLabels } from '../entities/account/role-labels.js';
import { lazyPart } from '../components/feedback/lazy-part.js';
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

const DataSaver = lazyPart(async () => (await import('../offline/data-saver.js')).DataSaver, 'silent');

const SideNavigation = ({ user }: { user: User }) => {
  const { pathname } = useLocation();
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 1.5, m: 0, gap: 0.5 }}>
      {sideNavigation(user).map((item) => {
        const { to, label, icon: Icon } = item;
        return (
          <li key={to}>
            <Box
              component={Link}
              to={to}
              aria-current={isAt(item, pathname) ? 'page' : undefined}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.25,
                minHeight: 44,
                px: 1.5,
                borderRadius: 1,
                color: 'text.primary',
                fontWeight: 600,
                fontSize: '.9375rem',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'sunken' },
                '&[aria-current]': { bgcolor: 'status.offered.bg', color: 'status.offered.text' },
              }}
            >
              <Icon />
              {label}
            </Box>
          </li>
        );
      })}
    </Stack>
  );
};

const initials = (user: User): string => `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase();

const FindButton = lazyPart(async () => (await import('../features/admin/find/find-button.js')).FindButton, 'silent');

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
        <Suspense fallback={<Box sx={{ width: 44 }} />}>
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
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: '1.75rem',
              height: '1.75rem',
              borderRadius: '50%',
              fontSize: '.8125rem !important',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {initials(user)}
          </Box>
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
    <Box
      component="nav"
      id="side-navigation"
      aria-label="Main"
      sx={{
        display: { xs: isOpen ? 'block' : 'none', md: 'block' },
        position: { xs: 'fixed', md: 'sticky' },
        top: 65,
        bottom: { xs: 'var(--tab-bar, 0px)', md: 'auto' },
        height: { md: 'calc(100vh - 65px)' },
        width: { xs: '100%', sm: 320, md: 'auto' },
        overflowY: 'auto',
        zIndex: 1050,
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, px: 3, pt: 2.5 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{fullName(user)}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {roleLabels[user.role]}
          </Typography>
        </Box>
        <Box sx={{ display: { sm: 'none' } }}>
          <ThemeToggle />
        </Box>
      </Stack>
      <SideNavigation user={user} />
      <Box sx={{ px: 3, pb: 2 }}>
        <Suspense fallback={<Box sx={{ height: 44 }} />}>
          <DataSaver />
        </Suspense>
      </Box>
    </Box>
    <TabBar user={user} />
  </>
);
