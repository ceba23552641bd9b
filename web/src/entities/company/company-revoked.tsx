import type { Company } from '@workboard/contracts';
import { formatDay } from '../../lib/text/dates.js';
import { Callout } from '../../components/feedback/callout.js';
import type { CompanyWaitsProps } from './company-waits.js';
import { ButtonLink } from '../../components/elements/link.js';

const revokedTitle = 'Your company is not authorised any more.';

/** It had been authorised: what is closed to its team now, and the way back. */
export const CompanyRevoked = ({
  company,
  since,
  where,
}: { company: Company; since: string } & Pick<CompanyWaitsProps, 'where'>) =>
  where === 'job' ? (
    <Callout tone="error">
      {revokedTitle} You can prepare the job; nobody sees it before it is authorised again.
    </Callout>
  ) : (
    <Callout
      tone="error"
      title={revokedTitle}
      action={
        <>
          <ButtonLink size="small" variant="outlined" to={`/company/${company.id}/edit`}>
            Check the profile
          </ButtonLink>
          <ButtonLink size="small" variant="outlined" to="/contacts">
            Contact us
          </ButtonLink>
        </>
      }
    >
      Since {formatDay(since)} job seekers do not see its page and jobs, and your team cannot open applications. If we
      took the authorisation back, the owner has our reason by mail. If you changed its name or its mail or web domain,
      we look at it again first.
    </Callout>
  );
