import { Box, Stack, Typography } from '@mui/material';
import type { OpenSession } from '@workboard/contracts';
import type { ComponentType } from 'react';
import { formatDayAndTime } from '../../lib/text/dates.js';
import { Tag } from '../../components/elements/tag.js';

export const nameOf = ({ device }: OpenSession): string => device ?? 'Unknown device';

interface SessionListProps {
  sessions: readonly OpenSession[];
  /** What can be done about one that is not the reader's own. */
  Action?: ComponentType<{ session: OpenSession }>;
}

/** Where somebody is signed in. */
export const SessionList = ({ sessions, Action }: SessionListProps) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {sessions.map((session) => (
      <Stack
        key={session.id}
        component="li"
        direction="row"
        sx={{ gap: 2, py: 1.5, alignItems: 'center', flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}
      >
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {nameOf(session)} {session.isCurrent && <Tag>This device</Tag>}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            Last seen {formatDayAndTime(session.lastSeenAt)}
            <br />
            Signed in {formatDayAndTime(session.createdAt)}
            {session.address && ` · ${session.address}`}
          </Typography>
        </Box>
        {Action && !session.isCurrent && <Action session={session} />}
      </Stack>
    ))}
  </Box>
);
