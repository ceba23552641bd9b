import { Stack } from '@mui/material';
import type { AddUser, User } from '@workboard/contracts';
import type { GivenTeamRole } from '@workboard/contracts/enums';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Callout } from '../../components/feedback/callout.js';
import { Field, FieldRow } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Page } from '../../components/layout/page.js';
import { Section } from '../../components/layout/section.js';
import { api } from '../../lib/api/api.js';
import { useAction } from '../../lib/api/use-action.js';
import { teamQuery } from '../../entities/company/company-queries.js';
import { sayAdded } from './team-queries.js';
import { useUser } from '../../lib/session/session.js';
import { RightsField } from './rights-field.js';

const team = '/company-users';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone: string;
  location: string;
  teamRole: GivenTeamRole;
}

const empty: Values = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phone: '',
  location: '',
  teamRole: 'member',
};
const needed = ['firstName', 'lastName', 'email', 'password'] as const;

/** The Add Team Member screen. Phone and location are the member's own to give: they are shown and not sent (spec §2). */
export const AddMember = () => {
  const navigate = useNavigate();
  const isOwner = useUser().teamRole === 'owner';
  const form = useContractForm<Values, AddUser>({
    schema: async () => (await import('@workboard/contracts/api/team')).addUserBody,
    defaultValues: empty,
  });
  const values = useWatch({ control: form.control }) as Values;
  const add = useAction<AddUser, User>({
    run: (body, creating) => api.post('/users', { body, ...creating }),
    refresh: [teamQuery.queryKey],
    success: (member) => ({ title: 'Team member created successfully', text: sayAdded(member) }),
    failure: { title: 'Error adding user', text: 'Please try again.' },
    onSuccess: () => void navigate(team),
  });
  return (
    <Page
      narrow
      title="Add Team Member"
      actions={
        <ButtonLink variant="outlined" to={team}>
          Back to Team Management
        </ButtonLink>
      }
    >
      <Form
        form={form}
        onSubmit={(body) => add.mutateAsync(body)}
        failure="told"
        draft="add-member"
        aria-label="Add Team Member"
      >
        <Callout tone="info">Email domain must match existing users if any exist</Callout>
        <Section card title="Account">
          <Stack sx={{ gap: 2.5 }}>
            <FieldRow>
              <Field name="firstName" label="First Name" required />
              <Field name="lastName" label="Last Name" required />
            </FieldRow>
            <FieldRow>
              <Field name="email" label="Email" type="email" required autoComplete="off" />
              <Field
                name="password"
                label="Password"
                type="password"
                required
                autoComplete="new-password"
                hint="Minimum 6 characters"
              />
            </FieldRow>
          </Stack>
        </Section>
        {isOwner && (
          <Section card title="Rights">
            <RightsField />
          </Section>
        )}
        <Section card title="Contact">
          <FieldRow>
            <Field name="phone" label="Phone" type="tel" placeholder="+675 7123 4567" />
            <Field name="location" label="Location" placeholder="Lae, Morobe" />
          </FieldRow>
        </Section>
        <SubmitRow
          busy="Adding..."
          isBusy={add.isPending}
          disabled={needed.some((name) => values[name].trim() === '')}
          onCancel={() => void navigate(team)}
        >
          Add Team Member
        </SubmitRow>
      </Form>
    </Page>
  );
};
