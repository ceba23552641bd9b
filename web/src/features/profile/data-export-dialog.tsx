import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { api } from '../../lib/api/api.js';
import { toast } from '../../lib/toasts/toast.js';
import { exportsQuery } from './data-exports.js';
import { OwnPassword } from '../../components/forms/own-password.js';

interface Values {
  currentPassword: string;
}

/** Asks for the password before everything is packed together. */
export const DataExportDialog = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient();
  const form = useContractForm<Values, Values>({
    schema: async () => (await import('@workboard/contracts/api/second-factor')).passwordBody,
    defaultValues: { currentPassword: '' },
  });
  const start = async (values: Values) => {
    await api.post('/auth/exports', { body: values });
    await client.invalidateQueries({ queryKey: exportsQuery.queryKey });
    toast.success('Your download is being prepared', { text: 'We mail you when it is ready.' });
    onClose();
  };
  return (
    <TitledDialog title="Download my data" onClose={onClose}>
      <Form form={form} onSubmit={start} aria-label="Download my data">
        <Typography>
          Your profile, resume, applications, saved jobs, alerts, messages and sessions, in one file.
        </Typography>
        <OwnPassword hint="So that nobody else at this device takes it away." />
        <SubmitRow busy="Sending..." isBusy={form.formState.isSubmitting} onCancel={onClose}>
          Prepare the download
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
