import { Box, Typography } from '@mui/material';

/** The beginning of what the team noted about an application. */
export const TeamNotes = ({ notes }: { notes: string }) => (
  <Box sx={{ mt: 1.5, pl: 1.5, borderLeft: 3, borderColor: 'gold.fill' }}>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      Team note · only your team sees this
    </Typography>
    <Typography
      variant="body2"
      sx={{
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        display: '-webkit-box',
        WebkitLineClamp: 3,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      }}
    >
      {notes}
    </Typography>
  </Box>
);
