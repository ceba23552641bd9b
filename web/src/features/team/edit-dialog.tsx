import type { UpdatedUser, UpdateTeamMember, User } from '@workboard/contracts';
import type { GivenTeamRole } from '@workboard/contracts/enums';
import { Field, FieldRow } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { api } from '../../lib/api/api.js';
import { fullName } from '@workboard/contracts/person-name';
import { teamQuery } from '../../entities/company/company-queries.js';
import { useAction } from '../../lib/api/use-action.js';
import { RightsField } from './rights-field.js';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  teamRole?: GivenTeamRole;
}

const emailTexts = {
  sent: 'The new address takes effect once its owner has agreed by mail.',
  needs_password: 'Change your own address in your profile, with your password.',
};

interface EditDialogProps {
  member: User;
  /** Whether the owner looks, who decides what members may do (decision P67). */
  givesRights: boolean;
  onClose: () => void;
}

/** Changes a member's name, address and rights (spec §7, decision P67). */
export const EditDialog = ({ member, givesRights, onClose }: EditDialogProps) => {
  const form = useContractForm<Values, UpdateTeamMember>({
    schema: async () => (await import('@workboard/contracts/api/team')).updateTeamMemberBody,
    defaultValues: {
      firstName: member.firstName,
      lastName: member.lastName,
      email: member.email,
      ...(givesRights && { teamRole: member.teamRole === 'reader' ? ('reader' as const) : ('member' as const) }),
    },
  });
  const update = useAction<UpdateTeamMember, UpdatedUser>({
    run: (body) => api.put('/company-users/{userId}', { params: { userId: member.id }, body }),
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
        {givesRights && <RightsField />}
        <SubmitRow busy="Saving..." isBusy={update.isPending} onCancel={onClose}>
          Save Changes
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
