import { Stack } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { Section } from '../../components/layout/section.js';
import { StrengthMeter } from '../../entities/account/strength-meter.js';
import { api } from '../../lib/api/api.js';
import { useUser } from '../../lib/session/session.js';
import { useAction } from '../../lib/api/use-action.js';
import { sessionsQuery } from './open-sessions.js';
import { OwnPassword } from '../../components/forms/own-password.js';

interface Values {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}
const empty: Values = { currentPassword: '', newPassword: '', confirmation: '' };

/** A new password for who knows the present one; all other sessions end. */
export const ChangePassword = () => {
  const { firstName, lastName, email } = useUser();
  const form = useContractForm<Values, Values>({
    schema: async () => (await import('./change-password-schema.js')).changePasswordSchema,
    defaultValues: empty,
  });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const change = useAction<Values>({
    run: ({ currentPassword, newPassword: chosen }) =>
      api.post('/auth/change-password', { body: { currentPassword, newPassword: chosen } }),
    refresh: [sessionsQuery.queryKey],
    success: { title: 'Password changed', text: 'You were signed out everywhere else.' },
    failure: { title: 'Error', text: 'Failed to change password. Please try again.' },
    onSuccess: () => form.reset(empty),
  });
  return (
    <Section card title="Change password">
      <Form form={form} onSubmit={(values) => change.mutateAsync(values)} failure="told" aria-label="Change password">
        <Stack sx={{ gap: 2.5 }}>
          <OwnPassword label="Current password" />
          <Field
            name="newPassword"
            label="New password"
            type="password"
            autoComplete="new-password"
            hint="At least 8 characters. Your other devices are signed out."
            required
          />
          <StrengthMeter password={newPassword} about={[firstName, lastName, email]} />
          <Field
            name="confirmation"
            label="Confirm new password"
            type="password"
            autoComplete="new-password"
            required
          />
        </Stack>
        <SubmitRow busy="Changing..." isBusy={change.isPending}>
          Change password
        </SubmitRow>
      </Form>
    </Section>
  );
};
