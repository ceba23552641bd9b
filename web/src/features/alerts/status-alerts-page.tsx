import { Box, Button, Card, Stack } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SaveStatusAlert, StatusAlert } from '@workboard/contracts';
import { Callout } from '../../components/feedback/callout.js';
import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { TrashIcon } from '../../components/elements/icons.js';
import { Page } from '../../components/layout/page.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { StoppedAddress } from '../../entities/account/stopped-address.js';
import { SwitchField } from '../../components/forms/switch-field.js';
import { api } from '../../lib/api/api.js';
import { useUser } from '../../lib/session/session.js';
import { confirm } from '../../lib/toasts/confirm.js';
import { read } from '../../lib/api/read.js';
import { toast } from '../../lib/toasts/toast.js';
import { useAction } from '../../lib/api/use-action.js';
import { SmsNumbers, smsNumbersQuery } from './sms-numbers.js';

const alertQuery = read('/application-status-alerts');

interface Values {
  email: string;
  phone: string;
  isActive: boolean;
}
const cleared: Values = { email: '', phone: '', isActive: true };

const Settings = ({ saved }: { saved: StatusAlert | null }) => {
  const client = useQueryClient();
  const { email } = useUser();
  const form = useContractForm<Values, SaveStatusAlert>({
    schema: async () => (await import('./status-alert-form.js')).statusAlertForm,
    defaultValues: saved ? { email: saved.email, phone: saved.phone ?? '', isActive: saved.isActive } : cleared,
  });
  const send = async (body: SaveStatusAlert) => {
    if (body.email === '') {
      toast.error('Email required', { text: 'Please enter an email address for notifications.' });
      form.setFocus('email');
      return;
    }
    await save.mutateAsync(body);
  };
  const save = useAction<SaveStatusAlert, StatusAlert>({
    run: (body, creating) => api.post('/application-status-alerts', { body, ...creating }),
    success: ({ isActive, email: to }) => ({
      title: 'Settings saved',
      text: isActive ? `News of your applications: ${to}` : 'News of your applications are off',
    }),
    failure: { title: 'Error', text: 'Failed to save notification settings.' },
    refresh: [smsNumbersQuery.queryKey],
    onSuccess: (alert) => client.setQueryData(alertQuery.queryKey, alert),
  });
  const remove = useAction({
    run: () => api.remove('/application-status-alerts'),
    success: { title: 'Settings deleted', text: `News of your applications go to ${email} again` },
    failure: { title: 'Error', text: 'Failed to delete notification settings.' },
    refresh: [smsNumbersQuery.queryKey],
    onSuccess: () => {
      client.setQueryData(alertQuery.queryKey, null);
      form.reset(cleared);
    },
  });
  const askAndRemove = async () => {
    if (await confirm({ text: 'Are you sure you want to delete your notification settings?' })) {
      remove.mutate();
    }
  };
  return (
    <Card>
      {saved && !saved.emailConfirmed && (
        <Box sx={{ mb: 2.5 }}>
          <Callout tone="info" title="One more step">
            We mailed a link to {saved.email}. Until it is used, updates go to the address of your account.
          </Callout>
        </Box>
      )}
      {saved === null && (
        <Box sx={{ mb: 2.5 }}>
          <Callout tone="info" title="You get these mails already">
            They go to {email}. Save another address here, or switch them off.
          </Callout>
        </Box>
      )}
      {saved?.emailStopped && (
        <Box sx={{ mb: 2.5 }}>
          <StoppedAddress address={saved.email} />
        </Box>
      )}
      <Form form={form} onSubmit={send} failure="told">
        <Field name="email" label="Email" type="email" autoComplete="email" required />
        <Field
          name="phone"
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          placeholder="+675 7123 4567"
          hint="For text messages about your applications."
        />
        <SwitchField name="isActive" label="Tell me when the status of an application changes" />
        <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1.5 }}>
          <SubmitRow busy="Saving..." isBusy={save.isPending}>
            Save Settings
          </SubmitRow>
          {saved && (
            <Button
              color="error"
              startIcon={<TrashIcon />}
              disabled={remove.isPending}
              sx={{ mx: -1.25 }}
              onClick={() => void askAndRemove()}
            >
              Delete Settings
            </Button>
          )}
        </Stack>
      </Form>
    </Card>
  );
};

/** Where news of one's applications goes (spec §2 "Application status alerts", decision A13). */
export const StatusAlertsPage = () => {
  const query = useQuery(alertQuery);
  return (
    <Page
      narrow
      title="Application Status Alerts"
      subtitle="Get a mail whenever an employer moves your application on."
    >
      <QueryState query={query}>
        {(saved) => (
          <Stack sx={{ gap: 2.5 }}>
            <Settings saved={saved} />
            <SmsNumbers use="status_alerts" />
          </Stack>
        )}
      </QueryState>
    </Page>
  );
};
