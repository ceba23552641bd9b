import { Box, Container, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Diamond } from '../elements/bilum.js';
import { PageTitle } from '../layout/page-title.js';

/** A whole screen that says one thing: sign in first, access denied, not found. */
export const Notice = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <Container sx={{ py: { xs: 6, md: 10 }, px: 3 }}>
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, maxWidth: 560, mx: 'auto' }}>
      <Diamond size={56} />
      <PageTitle>{title}</PageTitle>
      {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      {children && <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>{children}</Box>}
    </Stack>
  </Container>
);
