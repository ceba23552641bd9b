import { Box, Container, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.js';

interface PageProps {
  title: string;
  subtitle?: string;
  /** Buttons to the right of the title. */
  actions?: ReactNode;
  /** Reading or form width instead of the full 1180 px. */
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of an ordinary screen: title, optional line below it, actions, content. */
export const Page = ({ title, subtitle, actions, narrow = false, children }: PageProps) => (
  <Container sx={{ pt: { xs: 3, md: 5 }, pb: 5, px: { xs: 2, sm: 3 }, ...(narrow && { maxWidth: 768 }) }}>
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ justifyContent: 'space-between', alignItems: { sm: 'flex-end' }, gap: 2, mb: 3 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <PageTitle>{title}</PageTitle>
        {subtitle && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{subtitle}</Typography>}
      </Box>
      {actions && (
        <Stack
          direction="row"
          sx={{
            gap: 1,
            flexWrap: 'wrap',
            flex: 'none',
            maxWidth: '100%',
            '& > *': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
          }}
        >
          {actions}
        </Stack>
      )}
    </Stack>
    {children}
  </Container>
);
