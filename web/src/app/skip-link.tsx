import { Box } from '@mui/material';

/** The first stop of the Tab key. */
export const SkipLink = () => (
  <Box
    component="a"
    href="#main"
    sx={{
      position: 'absolute',
      left: 16,
      top: -80,
      zIndex: 1600,
      px: 2,
      py: 1.5,
      borderRadius: 1,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      fontWeight: 600,
      '&:focus': { top: 12 },
    }}
  >
    Skip to content
  </Box>
);
