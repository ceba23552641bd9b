import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Field } from '../../components/forms/field.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { api } from '../../lib/api/api.js';
import { keyOf } from '../../lib/api/read.js';
import { useUser } from '../../lib/session/session.js';
import { toast } from '../../lib/toasts/toast.js';

interface Values {
  phone: string;
  code: string;
  currentPassword: string;
}

const Confirm = ({ phone, onClose }: { phone: string; onClose: () => void }) => {
  const client = useQueryClient();
  const form = useContractForm<Values, Values>({
    schema: async () => (await import('@workboard/contracts/api/phone-sign-in')).addPhoneSignInBody,
    defaultValues: { phone, code: '', currentPassword: '' },
  });
  const add = async (body: Values) => {
    const added = await api.put('/auth/phone', { body });
    client.setQueryData(keyOf('/auth/phone'), added);
    toast.success('Your number signs in now', { text: `A code to ${added.phone ?? phone} opens your account.` });
    onClose();
  };
  return (
    <Form
      form={form}
      onSubmit={add}
      failure={{ title: 'The number was not added', inPlace: true }}
      aria-label="Confirm"
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        We sent 6 digits to <strong>{phone}</strong>. They are good for 10 minutes.
      </Typography>
      <Field name="code" label="Code" autoComplete="one-time-code" inputMode="numeric" required />
      <Field name="currentPassword" label="Current password" type="password" autoComplete="current-password" required />
      <SubmitRow busy="Adding..." isBusy={form.formState.isSubmitting} onCancel={onClose}>
        Add Number
      </SubmitRow>
    </Form>
  );
};

/** A number, then the code that was sent there with the password (decision A24). */
export const PhoneSignInDialog = ({ onClose }: { onClose: () => void }) => {
  const { phone } = useUser();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm<{ phone: string }, { phone: string }>({
    schema: async () => (await import('@workboard/contracts/api/phone-sign-in')).phoneBody,
    defaultValues: { phone: phone ?? '' },
  });
  const send = async (body: { phone: string }) => {
    await api.post('/auth/phone/code', { body });
    setSentTo(body.phone);
  };
  return (
    <TitledDialog title="Sign in with your phone" onClose={onClose}>
      {sentTo === null ? (
        <Form
          form={form}
          onSubmit={send}
          failure={{ title: 'No code was sent', inPlace: true }}
          aria-label="Your number"
        >
          <Field name="phone" label="Phone number" type="tel" autoComplete="tel" required />
          <SubmitRow busy="Sending..." isBusy={form.formState.isSubmitting} onCancel={onClose}>
            Send Code
          </SubmitRow>
        </Form>
      ) : (
        <Confirm phone={sentTo} onClose={onClose} />
      )}
    </TitledDialog>
  );
};
