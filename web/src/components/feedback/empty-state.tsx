import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Diamond } from '../elements/bilum.js';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** The one way on from here. */
  action?: ReactNode;
  /** The heading's level, where the title is a heading of the page. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Nothing to show: the spec's sentence and one action. */
export const EmptyState = ({ title, text, action, heading }: EmptyStateProps) => (
  <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: 5, px: 2 }}>
    <Diamond size={44} />
    <Typography component={heading ?? 'p'} variant="h3" tabIndex={heading === 'h1' ? -1 : undefined}>
      {title}
    </Typography>
    {text && <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>{text}</Typography>}
    {action}
  </Stack>
);
