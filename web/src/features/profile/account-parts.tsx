import { Typography } from '@mui/material';
import { ButtonLink } from '../../components/elements/link.js';
import { Section } from '../../components/layout/section.js';
import { MailSettingsPart } from './mail-settings.js';

/** What stands below the profile: which mails come, and the way to password, sessions and second factor. */
export const AccountParts = () => (
  <>
    <MailSettingsPart />
    <Section card title="Security">
      <Typography sx={{ mb: 1.5 }}>Your password, and where you are signed in.</Typography>
      <ButtonLink variant="outlined" to="/profile/security">
        Security settings
      </ButtonLink>
    </Section>
  </>
);
