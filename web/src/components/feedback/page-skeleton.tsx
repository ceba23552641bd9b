import { Box, Container } from '@mui/material';
import { Skeletons } from './query-state.js';

/** Stands in for a screen whose code is on its way. */
export const PageSkeleton = () => (
  <Container sx={{ py: { xs: 3, md: 5 }, px: { xs: 2, sm: 3 } }}>
    <Box sx={{ height: 44, mb: 3 }} />
    <Skeletons count={3} height={160} />
  </Container>
);
