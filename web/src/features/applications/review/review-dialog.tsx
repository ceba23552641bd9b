import { Box, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { fullName } from '@workboard/contracts/person-name';
import { HistoryPanel } from './history-panel.js';
import { ReviewPanel } from './review-panel.js';

/** Everything that the team knows of an application beside what the applicant sent. */
export const ReviewDialog = ({ application, onClose }: { application: Application; onClose: () => void }) => (
  <TitledDialog title={`Review of ${fullName(application.user)}`} onClose={onClose}>
    <Stack sx={{ gap: 3.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {application.job.title} · Only your team sees this.
      </Typography>
      <ReviewPanel application={application} />
      <Box component="section" aria-label="What happened">
        <Typography component="h3" variant="h3" sx={{ mb: 1.5 }}>
          History
        </Typography>
        <HistoryPanel application={application} />
      </Box>
    </Stack>
  </TitledDialog>
);
