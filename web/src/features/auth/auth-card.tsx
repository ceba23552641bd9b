import { Box, Card, Container, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Bilum } from '../../components/elements/bilum.js';
import { PageTitle } from '../../components/layout/page-title.js';

/** The card of the account screens. */
export const AuthCard = ({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) => (
  <Container sx={{ pt: { xs: 3, md: 6 }, pb: { xs: 5, md: 6 }, px: 2, maxWidth: 480 }}>
    <Card sx={{ p: 0, overflow: 'hidden' }}>
      <Bilum className="band" />
      <Box sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Box component={PageTitle} sx={{ fontSize: '1.75rem' }}>
          {title}
        </Box>
        {text && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{text}</Typography>}
        <Box sx={{ mt: 3 }}>{children}</Box>
      </Box>
    </Card>
  </Container>
);
