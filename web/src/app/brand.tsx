import { Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { Diamond } from '../components/elements/bilum.js';

/** Name and sign of the product, leading home. Where a phone has no room for the name, the sign stands for it. */
export const Brand = ({ to = '/', isShort = false }: { to?: string; isShort?: boolean }) => (
  <Stack
    component={Link}
    to={to}
    aria-label="PNG Workboard"
    direction="row"
    sx={{ alignItems: 'center', gap: 1, minHeight: 44, color: 'primary.main', textDecoration: 'none', minWidth: 0 }}
  >
    <Diamond />
    <Typography
      component="span"
      variant="h3"
      sx={{
        display: isShort ? { xs: 'none', sm: 'inline' } : undefined,
        fontSize: { xs: '1.0625rem', sm: '1.25rem' },
        whiteSpace: 'nowrap',
        '@media (max-width: 350px)': { display: 'none' },
      }}
    >
      PNG Workboard
    </Typography>
  </Stack>
);
