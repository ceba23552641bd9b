import { Stack, type StackProps } from '@mui/material';

/** Small text buttons at the edge of a card: their words, not the room around them, line up with what stands above. */
export const EdgeActions = ({ sx, ...props }: StackProps) => (
  <Stack direction="row" {...props} sx={[{ gap: 1, mx: -1.25 }, ...(Array.isArray(sx) ? sx : [sx])]} />
);
