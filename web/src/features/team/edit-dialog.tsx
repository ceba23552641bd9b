import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import type { UpdateTeamMember, User } from '@workboard/contracts';
import { useId } from 'react';
import { Field, FieldRow } from '../../components/field.js';
import { Form, SubmitRow, useContractForm } from '../../components/form.js';
import { api } from '../../lib/api.js';
import { useAction } from '../../lib/use-action.js';
import { useIsWide } from '../../lib/use-media.js';
import { teamQuery } from './team-queries.js';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
}

/** Changes a member's name and address (spec §7). */
export const EditDialog = ({ member, onClose }: { member: User; onClose: () => void }) => {
  const titleId = useId();
  const isWide = useIsWide();
  const form = useContractForm<Values, UpdateTeamMember>({
    schema: async () => (await import('@workboard/contracts/api/team')).updateTeamMemberBody,
    defaultValues: { firstName: member.firstName, lastName: member.lastName, email: member.email },
  });
  const update = useAction<UpdateTeamMember, User>({
    run: (body) => api.put(`/api/company-users/${member.id}`, body),
    refresh: [teamQuery.queryKey],
    success: { title: 'User updated' },
    failure: { title: 'Error updating user', text: 'Please try again.' },
    onSuccess: onClose,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={!isWide} aria-labelledby={titleId}>
      <DialogTitle id={titleId} component="h2" variant="h2">
        Edit Team Member
      </DialogTitle>
      <DialogContent>
        <Form
          form={form}
          onSubmit={(body) => update.mutateAsync(body)}
          failure="told"
          draft={`team-member-${member.id}`}
        >
          <FieldRow>
            <Field name="firstName" label="First Name" required />
            <Field name="lastName" label="Last Name" required />
          </FieldRow>
          <Field name="email" label="Email" type="email" required />
          <SubmitRow busy="Saving..." isBusy={update.isPending} onCancel={onClose}>
            Save Changes
          </SubmitRow>
        </Form>
      </DialogContent>
    </Dialog>
  );
};
