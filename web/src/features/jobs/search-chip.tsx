import { Box } from '@mui/material';
import { Link, type To } from 'react-router-dom';

/** A part of the search; the link leads to the search without it. */
export const Chip = ({ label, to }: { label: string; to: To }) => (
  <Box
    component={Link}
    to={to}
    aria-label={`Remove ${label}`}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 36,
      px: 1.5,
      borderRadius: '18px',
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      color: 'text.primary',
      fontSize: '.875rem',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&:hover': { borderColor: 'primary.main' },
    }}
  >
    {label} <span aria-hidden="true">×</span>
  </Box>
);
