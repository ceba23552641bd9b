import { Stack } from '@mui/material';
import { ButtonLink } from '../../components/elements/link.js';
import { Callout } from '../../components/feedback/callout.js';
import { Together } from '../../components/feedback/together.js';
import { Page } from '../../components/layout/page.js';
import { useUser } from '../../lib/session/session.js';
import { ChangePassword } from './change-password.js';
import { CloseAccount } from './close-account.js';
import { DataExports, exportsQuery } from './data-exports.js';
import { OpenSessions, sessionsQuery } from './open-sessions.js';
import { site } from '../../lib/session/site.js';
import { PhoneSignIn, phoneSignInQuery } from './phone-sign-in.js';
import { SecondFactor, secondFactorQuery } from './second-factor.js';

/** What keeps the account one's own: the second factor, the password and the open sessions. */
export const SecurityPage = () => {
  const { secondFactorMissing, role } = useUser();
  const hasPhone = site().phoneSignIn && role === 'job_seeker';
  const reads = secondFactorMissing
    ? [secondFactorQuery]
    : [secondFactorQuery, ...(hasPhone ? [phoneSignInQuery] : []), sessionsQuery, exportsQuery];
  return (
    <Page
      narrow
      title="Security"
      actions={
        <ButtonLink variant="outlined" to="/profile">
          Back to Profile
        </ButtonLink>
      }
    >
      <Together reads={reads}>
        <Stack sx={{ gap: 2 }}>
          {secondFactorMissing && (
            <Callout tone="warning" title="Turn on two-step sign-in first">
              Super admins of this site need it. Everything else opens as soon as it is on.
            </Callout>
          )}
          <SecondFactor />
          {!secondFactorMissing && (
            <>
              {hasPhone && <PhoneSignIn />}
              <ChangePassword />
              <OpenSessions />
              <DataExports />
              <CloseAccount />
            </>
          )}
        </Stack>
      </Together>
    </Page>
  );
};
