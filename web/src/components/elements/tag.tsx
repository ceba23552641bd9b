import { Box, type BoxProps } from '@mui/material';

/** A short fact or state on a quiet ground. (MUI's Chip brings a button with it, which first loads can do without.) */
export const Tag = ({ sx, ...props }: BoxProps) => (
  <Box
    component="span"
    {...props}
    sx={[
      {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 24,
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        fontSize: '.8125rem',
        lineHeight: 1.4,
        overflowWrap: 'anywhere',
        bgcolor: 'status.neutral.bg',
        color: 'status.neutral.text',
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
