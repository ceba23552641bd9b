import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { QueryState } from '../../../components/feedback/query-state.js';
import { MessageButton } from './message-button.js';
import { MessageList } from './message-list.js';
import { isBlinded } from '../../../entities/application/messages/recipients.js';
import { messagesQuery } from './use-send-messages.js';

/** What the team wrote to an applicant, and the way to write more (decision P43). */
export const MessagesPanel = ({ application }: { application: Application }) => {
  const query = useQuery({
    ...messagesQuery(application.id),
  });
  return (
    <>
      <MessageButton applications={[application]} label="Write a message" variant="contained" />
      <QueryState query={query}>
        {(messages) =>
          messages.length > 0 ? (
            <MessageList messages={messages} isBlind={isBlinded(application)} atFirst={20} />
          ) : (
            <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>Nothing was written yet.</Typography>
          )
        }
      </QueryState>
    </>
  );
};
