import { Box, Typography } from '@mui/material';
import type { CardPage } from '@workboard/contracts';
import type { ReactNode } from 'react';
import { relatedSentence } from './search-words.js';

interface RelatedJobsProps {
  related: NonNullable<CardPage['related']>;
  total: number;
  children: ReactNode;
}

/** Jobs that come near the search, under a sentence that says what was left out. */
export const RelatedJobs = ({ related, total, children }: RelatedJobsProps) => (
  <Box component="section" sx={{ mt: total > 0 ? 4 : 0 }}>
    <Typography component="p" variant="h3" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {relatedSentence({ without: related.without, total })}
    </Typography>
    {children}
  </Box>
);
