import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../components/feedback/query-state.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { formatDayAndTime } from '../../lib/text/dates.js';
import { read } from '../../lib/api/read.js';

/** What one mail or SMS said, as it went out. */
export const MessageDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const query = useQuery(read('/admin/deliveries/{id}', { params: { id } }));
  return (
    <TitledDialog
      title={query.data?.title ?? 'Message'}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <QueryState query={query}>
        {(message) => (
          <Stack sx={{ gap: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[message.person, message.address, message.sentAt && formatDayAndTime(message.sentAt)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {message.body ?? 'The text of this message is not kept.'}
            </Typography>
          </Stack>
        )}
      </QueryState>
    </TitledDialog>
  );
};
