import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { deletedUserConsequence } from '@workboard/contracts/consequences';
import { useNavigate } from 'react-router-dom';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { api } from '../../lib/api/api.js';
import { formatDayAndTime } from '../../lib/text/dates.js';
import { useUser, dropSession } from '../../lib/session/session.js';
import { toast } from '../../lib/toasts/toast.js';
import { secondFactorQuery } from './second-factor.js';
import { OwnCode } from '../../components/forms/own-code.js';
import { OwnPassword } from '../../components/forms/own-password.js';

interface Values {
  currentPassword: string;
  code?: string;
}

/** Asks for the password, and for a code where one is needed, and says what goes. */
export const CloseAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const { role } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useContractForm<Values, Values>({
    schema: async () => (await import('@workboard/contracts/api/second-factor')).passwordAndAnyCodeBody,
    defaultValues: { currentPassword: '', code: '' },
  });
  const needsCode = client.getQueryData(secondFactorQuery.queryKey)?.isOn ?? false;
  const close = async (values: Values) => {
    const { deleteAfter } = await api.post('/auth/close-account', { body: values });
    await dropSession(client);
    toast.success('You are signed out', {
      text: `Your account will be deleted on ${formatDayAndTime(deleteAfter)}. Sign in before then to keep it.`,
    });
    await navigate('/');
  };
  return (
    <TitledDialog title="Delete my account" onClose={onClose}>
      <Form form={form} onSubmit={close} aria-label="Delete my account">
        <Typography>
          You are signed out everywhere, your profile is hidden from others and alerts stop. After 7 days the account is
          deleted. {deletedUserConsequence(role, { isOwn: true })}
        </Typography>
        <Typography>
          Changed your mind? Sign in and press Keep my account, or follow the link that we mail you.
        </Typography>
        <OwnPassword />
        {needsCode && <OwnCode />}
        <SubmitRow busy="Deleting..." isBusy={form.formState.isSubmitting} onCancel={onClose} isDangerous>
          Delete my account
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
