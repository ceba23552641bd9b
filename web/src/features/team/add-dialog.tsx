import type { AddTeamMember, User } from '@workboard/contracts';
import type { GivenTeamRole } from '@workboard/contracts/enums';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Field, FieldRow } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { api } from '../../lib/api/api.js';
import { useUser } from '../../lib/session/session.js';
import { useAction } from '../../lib/api/use-action.js';
import { teamQuery } from '../../entities/company/company-queries.js';
import { domainOf, sayAdded } from './team-queries.js';
import { RightsField } from './rights-field.js';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
  teamRole: GivenTeamRole;
}

const empty: Values = { firstName: '', lastName: '', email: '', password: '', confirmation: '', teamRole: 'member' };

/** Adds a member to one's company (spec §5 "Team member add"). */
export const AddDialog = ({ isOwner, onClose }: { isOwner: boolean; onClose: () => void }) => {
  const domain = domainOf(useUser().email);
  const form = useContractForm<Values, AddTeamMember>({
    schema: async () => (await import('./member-schema.js')).memberSchema(domain),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const values = useWatch({ control: form.control }) as Values;
  const { trigger } = form;
  const { password } = values;
  // Read at once: the form keeps `isValid` up to date for those alone who have asked for it.
  const { isValid, touchedFields } = form.formState;
  const { confirmation: isRepeated } = touchedFields;
  useEffect(() => {
    // A repeated password that was wrong may be right now, and the other way round.
    if (isRepeated && password !== '') {
      void trigger('confirmation');
    }
  }, [password, isRepeated, trigger]);
  const add = useAction<AddTeamMember, User>({
    run: (body, creating) => api.post('/company-users', { body, ...creating }),
    refresh: [teamQuery.queryKey],
    success: (member) => ({ title: 'Team member added successfully', text: sayAdded(member) }),
    failure: { title: 'Error adding user', text: 'Please try again.' },
    onSuccess: onClose,
  });
  const isFilled = Object.values(values).every((text) => text.trim() !== '');
  return (
    <TitledDialog title="Add Team Member" onClose={onClose}>
      <Form form={form} onSubmit={(body) => add.mutateAsync(body)} failure="told" draft="add-team-member">
        <FieldRow>
          <Field name="firstName" label="First Name" required />
          <Field name="lastName" label="Last Name" required />
        </FieldRow>
        <Field name="email" label="Email" type="email" required autoComplete="off" hint={`An address of @${domain}`} />
        <Field
          name="password"
          label="Password"
          type="password"
          required
          autoComplete="new-password"
          hint="At least 8 characters with an uppercase letter, a lowercase letter, a number and a special character."
        />
        <Field name="confirmation" label="Confirm Password" type="password" required autoComplete="new-password" />
        {isOwner && <RightsField />}
        <SubmitRow busy="Adding..." isBusy={add.isPending} disabled={!isFilled || !isValid} onCancel={onClose}>
          Add Member
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
