import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery } from '@workboard/contracts';
import { useState } from 'react';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { StatusChip } from '../../components/elements/status-chip.js';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { Pager } from '../../components/lists/pager.js';
import { api } from '../../lib/api/api.js';
import { keyOf, read } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { formatDayAndTime } from '../../lib/text/dates.js';
import { plural } from '../../lib/text/text.js';
import { deliveryStates, eventLabel } from './words.js';

const pageSize = 10;
const pollMs = 2000;

const answerOf = ({ state, responseStatus, responseMs, lastError, attempts }: WebhookDelivery): string => {
  const tried = attempts === 0 ? 'Not tried yet' : plural(attempts, 'try', 'tries');
  const answer = responseStatus === null ? lastError : `answer ${responseStatus}`;
  const time = responseMs === null ? null : `${responseMs} ms`;
  return [tried, answer, state !== 'waiting' || attempts > 0 ? time : null].filter(Boolean).join(', ');
};

const Delivery = ({ delivery, isActive }: { delivery: WebhookDelivery; isActive: boolean }) => {
  const { id, event, state, createdAt, nextAttemptAt, attempts, payload } = delivery;
  const again = useAction({
    run: () => api.post('/webhook-deliveries/{id}/resend', { params: { id } }),
    refresh: [keyOf('/webhooks')],
    success: { title: 'On its way' },
    failure: { title: 'Error', text: 'Failed to send it again.' },
  });
  const { label, tone } = deliveryStates[state];
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip label={label} tone={tone} />
        <Typography component="h3" sx={{ fontWeight: 600, flex: '1 1 160px' }}>
          {eventLabel(event)}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          disabled={!isActive || again.isPending}
          aria-label={`Send again: ${eventLabel(event)}, ${formatDayAndTime(createdAt)}`}
          onClick={() => again.mutate()}
        >
          Send again
        </Button>
      </Stack>
      <Typography sx={{ color: 'text.secondary', fontSize: '.875rem', mt: 0.5 }}>
        {formatDayAndTime(createdAt)} · {answerOf(delivery)}
        {nextAttemptAt && attempts > 0 ? ` · next try ${formatDayAndTime(nextAttemptAt)}` : ''}
      </Typography>
      <Box component="details" sx={{ mt: 0.5, fontSize: '.875rem' }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
          What was sent
        </Box>
        <Box
          component="pre"
          sx={{
            m: 0,
            p: 1.5,
            bgcolor: 'background.default',
            borderRadius: 1,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {`webhook-id: ${id}\n\n${JSON.stringify(JSON.parse(payload), null, 2)}`}
        </Box>
      </Box>
    </Box>
  );
};

/** What was and will be sent to an address, with 'Send again' and 'Send a test' (decision P86). */
export const DeliveriesDialog = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const { id, isActive } = webhook;
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...read('/webhooks/{id}/deliveries', { params: { id }, query: { limit: pageSize, offset: (page - 1) * pageSize } }),
    refetchInterval: pollMs,
  });
  const test = useAction({
    run: (_: void, creating) => api.post('/webhooks/{id}/test', { params: { id }, ...creating }),
    refresh: [keyOf('/webhooks')],
    success: { title: 'Test sent', text: 'Its answer shows here.' },
    failure: { title: 'Error', text: 'Failed to send the test.' },
    onSuccess: () => setPage(1),
  });
  return (
    <TitledDialog
      title="Deliveries"
      onClose={onClose}
      leave="Close"
      isRoomy
      actions={
        <Button
          variant="contained"
          disabled={!isActive || test.isPending}
          // The second press of a double click, which may come after the answer, is no other test.
          onClick={({ detail }) => detail < 2 && test.mutate()}
        >
          {test.isPending ? 'Sending...' : 'Send a test'}
        </Button>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere', mb: 1 }}>{webhook.url}</Typography>
      <QueryState query={query}>
        {({ deliveries, total }) =>
          total === 0 ? (
            <EmptyState
              title="Nothing was sent yet"
              text="Send a test to see whether your program takes it."
              heading="h3"
            />
          ) : (
            <>
              <Box component="ul" aria-label="Deliveries" sx={{ listStyle: 'none', p: 0, m: 0 }}>
                {deliveries.map((delivery) => (
                  <Delivery key={delivery.id} delivery={delivery} isActive={isActive} />
                ))}
              </Box>
              <Pager page={page} pages={Math.ceil(total / pageSize)} window={3} onPage={setPage} />
            </>
          )
        }
      </QueryState>
    </TitledDialog>
  );
};
