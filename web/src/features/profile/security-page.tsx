import { Stack } from '@mui/material';
import { ButtonLink } from '../../components/link.js';
import { Page } from '../../components/page.js';
import { ChangePassword } from './change-password.js';
import { OpenSessions } from './open-sessions.js';

/** What keeps the account one's own: the password and the open sessions. */
export const SecurityPage = () => (
  <Page
    narrow
    title="Security"
    actions={
      <ButtonLink variant="outlined" to="/profile">
        Back to Profile
      </ButtonLink>
    }
  >
    <Stack sx={{ gap: 2 }}>
      <ChangePassword />
      <OpenSessions />
    </Stack>
  </Page>
);
