import { Stack, Typography } from '@mui/material';
import { ButtonLink, OutsideLink } from '../../components/elements/link.js';
import { Notice } from '../../components/feedback/notice.js';
import { Page } from '../../components/layout/page.js';
import { useUser } from '../../lib/session/session.js';
import { TokensPart } from './tokens-part.js';
import { WebhooksPart } from './webhooks-part.js';

/** API tokens and webhooks of a company, for its owner (decisions P85, P86). */
export const IntegrationsPage = () => {
  const { teamRole } = useUser();
  if (teamRole !== 'owner') {
    return (
      <Notice title="For the owner of the company" text="Only the owner of your company connects its programs.">
        <ButtonLink variant="contained" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Page title="Integrations" subtitle="Connect your own programs with your jobs and applications.">
      <Stack sx={{ gap: 5 }}>
        <Typography>
          All calls are described in the <OutsideLink href="/api/docs">API documentation</OutsideLink>.
        </Typography>
        <TokensPart />
        <WebhooksPart />
      </Stack>
    </Page>
  );
};
