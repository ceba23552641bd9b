import { Stack } from '@mui/material';
import type { CreateWebhook, NewWebhook, Webhook } from '@workboard/contracts';
import { webhookEvents, type WebhookEvent } from '@workboard/contracts/enums';
import { useState } from 'react';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Field } from '../../components/forms/field.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { api } from '../../lib/api/api.js';
import { keyOf } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { toast } from '../../lib/toasts/toast.js';
import { ChoicesField } from './choices-field.js';
import { ShownOnce } from './shown-once.js';
import { eventWords } from './words.js';

interface Values {
  url: string;
  events: WebhookEvent[];
}

/** Makes a webhook and shows its secret once, or changes one. */
export const WebhookDialog = ({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) => {
  const [secret, setSecret] = useState<string | null>(null);
  const form = useContractForm<Values, CreateWebhook>({
    schema: async () => (await import('@workboard/contracts/api/webhooks')).createWebhookBody,
    defaultValues: webhook ? { url: webhook.url, events: webhook.events } : { url: '', events: [...webhookEvents] },
  });
  const save = useAction<CreateWebhook, Webhook | NewWebhook>({
    run: (body) =>
      webhook ? api.put('/webhooks/{id}', { params: { id: webhook.id }, body }) : api.post('/webhooks', { body }),
    refresh: [keyOf('/webhooks')],
    success: null,
    failure: null,
    onSuccess: (saved) => {
      if ('secret' in saved) {
        setSecret(saved.secret);
      } else {
        toast.success('Webhook saved');
        onClose();
      }
    },
  });
  const title = webhook ? 'Change webhook' : secret === null ? 'New webhook' : 'Webhook made';
  return (
    <TitledDialog title={title} onClose={onClose} leave={secret === null ? undefined : 'Close'}>
      {secret === null ? (
        <Form form={form} onSubmit={(body) => save.mutateAsync(body)} aria-label={title}>
          <Stack sx={{ gap: 2.5 }}>
            <Field
              name="url"
              label="Address"
              type="url"
              required
              placeholder="https://ats.example.org/workboard"
              hint="Where your program listens. It must be reachable from the internet by https."
            />
            <ChoicesField name="events" label="Events" values={webhookEvents} words={eventWords} />
            <SubmitRow busy="Saving..." isBusy={save.isPending} onCancel={onClose}>
              {webhook ? 'Save' : 'Make webhook'}
            </SubmitRow>
          </Stack>
        </Form>
      ) : (
        <ShownOnce
          label="Secret"
          value={secret}
          hint="Your program checks with it that an event is ours (Standard Webhooks)."
        />
      )}
    </TitledDialog>
  );
};
