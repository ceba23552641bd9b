import { Box, Container, Skeleton } from '@mui/material';
import { Skeletons } from './query-state.js';

/** Stands in for a screen whose code is on its way. */
export const PageSkeleton = () => (
  <Container sx={{ py: { xs: 3, md: 5 }, px: { xs: 2, sm: 3 } }}>
    <Box sx={{ mb: 3 }}>
      <Skeleton variant="text" width={240} sx={{ fontSize: '2.5rem' }} />
    </Box>
    <Skeletons count={3} height={160} />
  </Container>
);
