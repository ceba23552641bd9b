import { Box, Button } from '@mui/material';
import { api } from '../../lib/api/api.js';
import { formatDayAndTime } from '../../lib/text/dates.js';
import { sessionKey } from '../../lib/api/query-client.js';
import { useAction } from '../../lib/api/use-action.js';
import { Callout } from '../../components/feedback/callout.js';

/** On every screen of somebody whose account is about to be deleted: until when they may keep it (decision A18). */
export const LeavingNotice = ({ deleteAfter }: { deleteAfter: string }) => {
  const keep = useAction({
    run: () => api.post('/auth/keep-account'),
    refresh: [sessionKey],
    success: { title: 'Your account stays' },
    failure: { title: 'Error', text: 'Failed to keep your account. Please try again.' },
  });
  return (
    <Box sx={{ maxWidth: 1180, mx: 'auto', px: { xs: 2, md: 3 }, pt: 2 }}>
      <Callout
        tone="warning"
        title="Your account will be deleted"
        action={
          <Button variant="contained" disabled={keep.isPending} onClick={() => keep.mutate()}>
            Keep my account
          </Button>
        }
      >
        It is hidden from others and will be deleted on {formatDayAndTime(deleteAfter)}.
      </Callout>
    </Box>
  );
};
