import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { employerName } from '../../../entities/job/employer.js';
import { MessageList } from './message-list.js';
import { ownMessagesQuery } from './own-messages-query.js';

/** What the employer wrote about an own application; nothing where they wrote nothing (decision P43). */
export const SeekerMessages = ({ application }: { application: Application }) => {
  const { data } = useQuery(ownMessagesQuery);
  const messages = (data ?? []).filter(({ applicationId }) => applicationId === application.id);
  if (messages.length === 0) {
    return null;
  }
  return (
    <Box component="section" aria-label={`Messages about ${application.job.title}`} sx={{ mt: 1.5 }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 700 }}>
        {employerName(application.job)} wrote to you
      </Typography>
      <MessageList messages={messages} atFirst={1} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        To answer, reply to the mail. Nobody may ask you for money for a job.
      </Typography>
    </Box>
  );
};
