import { Box } from '@mui/material';
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
    <Box
      component="nav"
      aria-label="Quick"
      className="tab-bar"
      sx={{
        display: { md: 'none' },
        position: 'fixed',
        bottom: 0,
        left: 0,
        right: 0,
        // Below the bars that screens have at their foot.
        zIndex: 990,
        height: 'var(--tab-bar)',
        pb: 'env(safe-area-inset-bottom)',
        px: 'max(2px, env(safe-area-inset-left), env(safe-area-inset-right))',
        // Where letters are large, what has no room is a push to the side away.
        overflowX: 'auto',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Box component="ul" sx={{ display: 'flex', height: '100%', m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <Box key={item.to} component="li" sx={{ flex: '1 0 auto', minWidth: 56, display: 'flex' }}>
            <Box
              component={Link}
              to={item.to}
              aria-current={isAt(item, pathname) ? 'page' : undefined}
              sx={{
                flex: 1,
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                justifyContent: 'center',
                gap: 0.25,
                px: 0.25,
                color: 'text.secondary',
                fontWeight: 600,
                fontSize: '.75rem',
                lineHeight: 1.3,
                textDecoration: 'none',
                '&:focus-visible': { outlineOffset: -3 },
                '&[aria-current]': { color: 'primary.main', boxShadow: 'inset 0 3px 0 currentColor' },
              }}
            >
              <item.icon size={22} />
              {item.label}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
