import { Box, Button, Stack, Typography } from '@mui/material';
import { formatDay } from '../../../../lib/text/dates.js';
import { printLetter } from '../../cover-letter-dialog.js';
import type { DeskPanelProps } from './desk-panels.js';
import { Answers } from '../../answers.js';

/** The letter as it was sent, and what else was answered. */
export const ApplicationPanel = ({ application }: DeskPanelProps) => (
  <Stack sx={{ gap: 3 }}>
    <Box component="section" aria-label="Cover letter">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1, gap: 1 }}>
        <Typography component="h3" variant="h4">
          Cover letter
        </Typography>
        <Button size="small" onClick={() => printLetter(application)}>
          Print
        </Button>
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
        {application.coverLetter}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        Sent on {formatDay(application.appliedAt)}
      </Typography>
    </Box>
    <Answers application={application} />
  </Stack>
);
