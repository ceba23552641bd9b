import { Box, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import type { ApplicationStatus } from '@workboard/contracts/enums';
import { statusForSeeker, statusNews } from '@workboard/contracts/statuses';
import { sayHold } from '../../../entities/application/say-wait.js';

interface StatusMailPreviewProps {
  application: Application;
  status: ApplicationStatus;
  holds: StatusHolds | undefined;
}

/** The mail that a status will send, with its time (decision P17). */
export const StatusMailPreview = ({ application, status, holds }: StatusMailPreviewProps) => {
  const read = statusForSeeker({ ...application, status });
  const { subject, text } = statusNews(read, application.job.title);
  const hold = holds && sayHold(read === 'rejected' ? holds.rejectedMs : holds.otherMs);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {hold ? `This mail goes after ${hold}; until then you can take it back.` : 'This mail goes to the applicant.'}
      </Typography>
      <Box
        component="blockquote"
        sx={{ m: 0, px: 2, py: 1.5, bgcolor: 'sunken', borderRadius: 1, overflowWrap: 'anywhere' }}
      >
        <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>
        <Typography sx={{ mt: 0.5 }}>{text}</Typography>
      </Box>
    </>
  );
};
