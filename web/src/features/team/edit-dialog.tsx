import type { UpdatedUser, UpdateTeamMember, User } from '@workboard/contracts';
import { Field, FieldRow } from '../../components/field.js';
import { Form, SubmitRow, useContractForm } from '../../components/form.js';
import { TitledDialog } from '../../components/titled-dialog.js';
import { api } from '../../lib/api.js';
import { fullName } from '../../lib/labels.js';
import { teamQuery } from '../../lib/queries.js';
import { useAction } from '../../lib/use-action.js';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
}

const emailTexts = {
  sent: 'The new address takes effect once its owner has agreed by mail.',
  needs_password: 'Change your own address in your profile, with your password.',
};

/** Changes a member's name and address (spec §7). */
export const EditDialog = ({ member, onClose }: { member: User; onClose: () => void }) => {
  const form = useContractForm<Values, UpdateTeamMember>({
    schema: async () => (await import('@workboard/contracts/api/team')).updateTeamMemberBody,
    defaultValues: { firstName: member.firstName, lastName: member.lastName, email: member.email },
  });
  const update = useAction<UpdateTeamMember, UpdatedUser>({
    run: (body) => api.put(`/api/company-users/${member.id}`, body),
    refresh: [teamQuery.queryKey],
    success: ({ emailChange, ...updated }) => ({
      title: 'User updated',
      text: [fullName(updated), emailChange && emailTexts[emailChange]].filter(Boolean).join(': '),
    }),
    failure: { title: 'Error updating user' },
    onSuccess: onClose,
  });
  return (
    <TitledDialog title="Edit Team Member" onClose={onClose}>
      <Form form={form} onSubmit={(body) => update.mutateAsync(body)} failure="told" draft={`team-member-${member.id}`}>
        <FieldRow>
          <Field name="firstName" label="First Name" required />
          <Field name="lastName" label="Last Name" required />
        </FieldRow>
        <Field name="email" label="Email" type="email" required />
        <SubmitRow busy="Saving..." isBusy={update.isPending} onCancel={onClose}>
          Save Changes
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
