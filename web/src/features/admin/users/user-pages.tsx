import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { AdminCreateUser, AdminUpdateUser, User } from '@workboard/contracts';
import { useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/elements/link.js';
import { Page } from '../../../components/layout/page.js';
import { Section } from '../../../components/layout/section.js';
import { api } from '../../../lib/api/api.js';
import { confirm } from '../../../lib/toasts/confirm.js';
import { useUser } from '../../../lib/session/session.js';
import { fullName } from '@workboard/contracts/person-name';
import { useAction } from '../../../lib/api/use-action.js';
import { BackToAdmin } from '../admin-notices.js';
import { adminUserQuery, refreshed } from '../admin-queries.js';
import { UserSessions } from './user-sessions.js';
import { UserForm } from './user-form.js';
import { newUserValues, userValues } from '../user-values.js';
import { RecordScreen } from '../record-screen.js';

const home = '/admin';

/** Creates a user of any role but admin (spec §2 "Admin create user"). */
export const CreateUserPage = () => {
  const navigate = useNavigate();
  const create = useAction<AdminCreateUser, User>({
    run: (body, creating) => api.post('/admin/users', { body, ...creating }),
    refresh: refreshed.users,
    success: (user) => ({ title: 'User created successfully', text: fullName(user) }),
    failure: { title: 'Error', text: 'Failed to create user' },
    onSuccess: () => void navigate(home),
  });
  return (
    <Page narrow title="Create New User" actions={<BackToAdmin />}>
      <UserForm
        mode="create"
        schema={async () => (await import('../form-schemas.js')).createUserForm}
        values={newUserValues}
        submit={{ label: 'Create User', busy: 'Creating...' }}
        onSubmit={(body) => create.mutateAsync(body)}
        isSending={create.isPending}
        onCancel={() => void navigate(home)}
      />
    </Page>
  );
};

const EditForm = ({ user }: { user: User }) => {
  const navigate = useNavigate();
  const update = useAction<AdminUpdateUser, User>({
    run: (body) => api.put('/admin/users/{id}', { params: { id: user.id }, body }),
    refresh: [...refreshed.users, adminUserQuery(user.id).queryKey],
    success: (updated) => ({ title: 'User updated successfully', text: fullName(updated) }),
    failure: { title: 'Error updating user' },
    onSuccess: () => void navigate(home),
  });
  return (
    <UserForm
      mode="edit"
      schema={async () => (await import('../form-schemas.js')).updateUserForm}
      values={userValues(user)}
      submit={{ label: 'Update User', busy: 'Updating...' }}
      onSubmit={(body) => update.mutateAsync(body)}
      isSending={update.isPending}
      onCancel={() => void navigate(home)}
    />
  );
};

/** For who has lost phone and recovery codes; they are told by mail (decision A15). */
const LostSecondFactor = ({ user }: { user: User }) => {
  const reset = useAction({
    run: () => api.remove('/admin/users/{id}/second-factor', { params: { id: user.id } }),
    success: { title: 'Two-step sign-in is off', text: `${user.email} was told by mail.` },
    failure: { title: 'Error', text: 'Failed to turn off two-step sign-in' },
  });
  const ask = async () => {
    const isSure = await confirm({
      title: 'Turn off two-step sign-in?',
      text: `Be sure that it is ${fullName(user)} who asks. Their password alone opens the account then; they are signed out everywhere and told by mail.`,
      confirmLabel: 'Turn off',
    });
    if (isSure) {
      reset.mutate();
    }
  };
  return (
    <Section title="Lost phone">
      <Button variant="outlined" disabled={reset.isPending} onClick={() => void ask()}>
        Turn off two-step sign-in
      </Button>
    </Section>
  );
};

/** Changes any user (spec §2 "Admin edit user"). */
export const EditUserPage = () => {
  const me = useUser();
  const { userId = '' } = useParams();
  const query = useQuery(adminUserQuery(userId));
  return (
    <RecordScreen query={query} noun="user" title="Edit User" narrow>
      {(user) => (
        <Page
          narrow
          title="Edit User"
          subtitle={user.email}
          actions={
            <>
              <ButtonLink variant="outlined" to={`/admin/users/${user.id}`}>
                History
              </ButtonLink>
              <BackToAdmin />
            </>
          }
        >
          <Stack sx={{ gap: 4 }}>
            <EditForm key={user.id} user={user} />
            {user.id !== me.id && (
              <>
                <UserSessions user={user} />
                <LostSecondFactor user={user} />
              </>
            )}
          </Stack>
        </Page>
      )}
    </RecordScreen>
  );
};
