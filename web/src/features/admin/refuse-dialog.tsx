import type { QueryKey } from '@tanstack/react-query';
import type { AdminCompany, Company } from '@workboard/contracts';
import { api } from '../../lib/api/api.js';
import { useAction } from '../../lib/api/use-action.js';
import { refreshed } from './admin-queries.js';
import { ReasonDialog } from './decisions.js';

interface RefuseDialogProps {
  company: Pick<AdminCompany, 'id' | 'name'>;
  onClose: () => void;
  /** What is read again besides the lists. */
  also?: readonly QueryKey[];
}

/** Asks why a company is not authorised; its owner reads it in a mail. */
export const RefuseDialog = ({ company: { id, name }, onClose, also = [] }: RefuseDialogProps) => {
  const sendReason = useAction<string, Company>({
    run: (reason) => api.patch('/admin/companies/{id}/unauthorise', { params: { id }, body: { reason } }),
    refresh: [...refreshed.companies, ...also],
    success: () => ({ title: 'Reason sent', text: `The owner of ${name} reads it in a mail.` }),
    failure: { title: 'Error', text: 'Failed to send the reason' },
  });
  return (
    <ReasonDialog
      title={`Why not ${name}?`}
      text="The owner gets this in a mail, with what to do next. The company stays unauthorised."
      submit="Send reason"
      onSend={(reason) => sendReason.mutateAsync(reason)}
      onClose={onClose}
    />
  );
};
