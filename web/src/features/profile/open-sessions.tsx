import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { OpenSession } from '@workboard/contracts';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { nameOf, SessionList } from '../../entities/account/session-list.js';
import { api } from '../../lib/api/api.js';
import { confirm } from '../../lib/toasts/confirm.js';
import { formatDayAndTime } from '../../lib/text/dates.js';
import { readList } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';

export const sessionsQuery = readList('/auth/sessions');

const EndSession = ({ session }: { session: OpenSession }) => {
  const end = useAction({
    run: () => api.remove('/auth/sessions/{id}', { params: { id: session.id } }),
    refresh: [sessionsQuery.queryKey],
    success: { title: 'Signed out there', text: nameOf(session) },
    failure: { title: 'Error', text: 'Failed to sign out. Please try again.' },
  });
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={end.isPending}
      onClick={() => end.mutate()}
      aria-label={`Sign out ${nameOf(session)}, last seen ${formatDayAndTime(session.lastSeenAt)}`}
    >
      Sign out
    </Button>
  );
};

/** Where one is signed in, with a way to end each. */
export const OpenSessions = () => {
  const query = useQuery(sessionsQuery);
  const endOthers = useAction({
    run: () => api.remove('/auth/sessions'),
    refresh: [sessionsQuery.queryKey],
    success: { title: 'Signed out everywhere else' },
    failure: { title: 'Error', text: 'Failed to sign out. Please try again.' },
  });
  const ask = async () => {
    const isSure = await confirm({
      title: 'Sign out everywhere else?',
      text: 'All other devices have to sign in again.',
      confirmLabel: 'Sign out',
    });
    if (isSure) {
      endOthers.mutate();
    }
  };
  return (
    <Section card title="Where you are signed in">
      <QueryState query={query}>
        {(sessions) => (
          <>
            <SessionList sessions={sessions} Action={EndSession} />
            {sessions.length > 1 && (
              <Button variant="outlined" disabled={endOthers.isPending} onClick={() => void ask()} sx={{ mt: 1.5 }}>
                Sign out everywhere else
              </Button>
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
};
