import { Box, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Stands to the right of the title. */
  action?: ReactNode;
  children: ReactNode;
  /** Puts the content on a card. */
  card?: boolean;
  level?: 'h2' | 'h3';
}

/** A titled part of a screen. */
export const Section = ({ title, action, children, card = false, level = 'h2' }: SectionProps) => {
  const heading = (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: 2, flexWrap: 'wrap' }}
    >
      <Typography component={level} variant={card ? 'h3' : 'h2'} sx={{ minWidth: 0 }}>
        {title}
      </Typography>
      {action}
    </Stack>
  );
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      {card ? (
        <Card>
          {heading}
          {children}
        </Card>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </Box>
  );
};
