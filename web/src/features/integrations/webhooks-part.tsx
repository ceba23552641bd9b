import { Button, Card, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Webhook } from '@workboard/contracts';
import { Suspense, useState } from 'react';
import { PlusIcon } from '../../components/elements/icons.js';
import { StatusChip } from '../../components/elements/status-chip.js';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { lazyDialog } from '../../components/feedback/lazy-part.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { api } from '../../lib/api/api.js';
import { keyOf, read } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { formatDayAndTime } from '../../lib/text/dates.js';
import { confirm } from '../../lib/toasts/confirm.js';
import { endWords, eventLabel } from './words.js';

const WebhookDialog = lazyDialog(async () => (await import('./webhook-dialog.js')).WebhookDialog);
const DeliveriesDialog = lazyDialog(async () => (await import('./deliveries-dialog.js')).DeliveriesDialog);

const webhooksQuery = read('/webhooks');

const stateOf = ({ isActive, endedBy, failingSince }: Webhook) => {
  if (!isActive) {
    return { chip: <StatusChip label="Switched off" />, text: endWords[endedBy ?? 'owner'] };
  }
  return failingSince === null
    ? { chip: <StatusChip label="Active" tone="hired" />, text: null }
    : {
        chip: <StatusChip label="Failing" tone="rejected" />,
        text: `Nothing could be delivered since ${formatDayAndTime(failingSince)}.`,
      };
};

interface WebhookCardProps {
  webhook: Webhook;
  onEdit: () => void;
  onDeliveries: () => void;
}

const WebhookCard = ({ webhook, onEdit, onDeliveries }: WebhookCardProps) => {
  const { id, url, isActive, events } = webhook;
  const params = { id };
  const turn = useAction<boolean, Webhook>({
    run: (wanted) => api.put('/webhooks/{id}', { params, body: { isActive: wanted } }),
    refresh: [keyOf('/webhooks')],
    success: ({ isActive: isOn }) => ({ title: isOn ? 'Webhook switched on' : 'Webhook switched off' }),
    failure: { title: 'Error', text: 'Failed to change the webhook.' },
  });
  const removal = useAction({
    run: () => api.remove('/webhooks/{id}', { params }),
    refresh: [keyOf('/webhooks')],
    success: { title: 'Webhook deleted' },
    failure: { title: 'Error', text: 'Failed to delete the webhook.' },
  });
  const remove = async () => {
    if (
      await confirm({
        title: 'Delete this webhook?',
        text: 'Your program is told of nothing more, and what waits for it is lost.',
      })
    ) {
      removal.mutate();
    }
  };
  const { chip, text } = stateOf(webhook);
  return (
    <Card component="li">
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="h3" variant="h3" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {url}
          </Typography>
          {chip}
        </Stack>
        <Typography sx={{ color: 'text.secondary' }}>
          {[events.map(eventLabel).join(', '), text].filter(Boolean).join('. ')}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" variant="outlined" aria-label={`Deliveries to ${url}`} onClick={onDeliveries}>
            Deliveries
          </Button>
          <Button size="small" variant="outlined" aria-label={`Edit ${url}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="small"
            variant="outlined"
            disabled={turn.isPending}
            aria-label={`Switch ${isActive ? 'off' : 'on'} ${url}`}
            onClick={() => turn.mutate(!isActive)}
          >
            {isActive ? 'Switch off' : 'Switch on'}
          </Button>
          <Button size="small" color="error" aria-label={`Delete ${url}`} onClick={() => void remove()}>
            Delete
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
};

/** Addresses of the company's programs that are told of events (decision P86). */
export const WebhooksPart = () => {
  const query = useQuery(webhooksQuery);
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const lookedAt = query.data?.find(({ id }) => id === looked);
  return (
    <Section
      title="Webhooks"
      action={
        <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setEdited('new')}>
          New webhook
        </Button>
      }
    >
      <QueryState query={query}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <EmptyState
              title="No webhooks yet"
              text="A webhook tells a program of yours at once when somebody applies or withdraws, and when a status changes."
            />
          ) : (
            <Stack component="ul" sx={{ gap: 2, listStyle: 'none', p: 0, m: 0 }}>
              {webhooks.map((webhook) => (
                <WebhookCard
                  key={webhook.id}
                  webhook={webhook}
                  onEdit={() => setEdited(webhook)}
                  onDeliveries={() => setLooked(webhook.id)}
                />
              ))}
            </Stack>
          )
        }
      </QueryState>
      <Suspense fallback={null}>
        {edited !== null && (
          <WebhookDialog webhook={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        )}
        {lookedAt && <DeliveriesDialog webhook={lookedAt} onClose={() => setLooked(null)} />}
      </Suspense>
    </Section>
  );
};
