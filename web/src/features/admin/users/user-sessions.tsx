import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { QueryState } from '../../../components/feedback/query-state.js';
import { Section } from '../../../components/layout/section.js';
import { SessionList } from '../../../entities/account/session-list.js';
import { api } from '../../../lib/api/api.js';
import { confirm } from '../../../lib/toasts/confirm.js';
import { fullName } from '@workboard/contracts/person-name';
import { keyOf, readList } from '../../../lib/api/read.js';
import { useAction } from '../../../lib/api/use-action.js';

/** Where somebody else is signed in, with a way to end it: for who has lost a phone (decision A4). */
export const UserSessions = ({ user }: { user: User }) => {
  const query = useQuery({
    ...readList('/admin/users/{id}/sessions', { params: { id: user.id } }),
    staleTime: 0,
  });
  const end = useAction({
    run: () => api.remove('/admin/users/{id}/sessions', { params: { id: user.id } }),
    refresh: [keyOf('/admin/users/{id}/sessions', { params: { id: user.id } })],
    success: { title: 'Signed out everywhere', text: fullName(user) },
    failure: { title: 'Error', text: 'Failed to sign out. Please try again.' },
  });
  const ask = async () => {
    const isSure = await confirm({
      title: `Sign ${fullName(user)} out everywhere?`,
      text: 'All their devices have to sign in again. Their password stays as it is.',
      confirmLabel: 'Sign out',
    });
    if (isSure) {
      end.mutate();
    }
  };
  return (
    <Section title="Where they are signed in">
      <QueryState query={query}>
        {(sessions) =>
          sessions.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>Nowhere at the moment.</Typography>
          ) : (
            <>
              <SessionList sessions={sessions} />
              <Button variant="outlined" disabled={end.isPending} onClick={() => void ask()} sx={{ mt: 1.5 }}>
                Sign out everywhere
              </Button>
            </>
          )
        }
      </QueryState>
    </Section>
  );
};
