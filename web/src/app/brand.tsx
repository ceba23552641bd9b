import { Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { Diamond } from '../components/bilum.js';

/** Name and sign of the product, leading home. */
export const Brand = ({ to = '/' }: { to?: string }) => (
  <Stack
    component={Link}
    to={to}
    direction="row"
    sx={{ alignItems: 'center', gap: 1, minHeight: 44, color: 'primary.main', textDecoration: 'none', minWidth: 0 }}
  >
    <Diamond />
    <Typography
      component="span"
      variant="h3"
      sx={{ fontSize: { xs: '1.0625rem', sm: '1.25rem' }, whiteSpace: 'nowrap' }}
    >
      PNG Workboard
    </Typography>
  </Stack>
);
