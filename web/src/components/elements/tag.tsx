import { Box, type BoxProps } from '@mui/material';

/** A short fact or state on a quiet ground. (MUI's Chip brings a button with it, which first loads can do without.) */
export const Tag = ({ sx, className, children, ...props }: BoxProps) => {
  const classes = className ? `tag ${className}` : 'tag';
  // Without a look of its own it is a plain element: lists have many, and each `sx` is worked out anew.
  return sx === undefined && Object.keys(props).length === 0 ? (
    <span className={classes}>{children}</span>
  ) : (
    <Box component="span" {...props} className={classes} sx={sx}>
      {children}
    </Box>
  );
};
