import type { Company } from '@workboard/contracts';
import { Suspense } from 'react';
import { Callout } from '../../components/feedback/callout.js';
import { ButtonLink } from '../../components/elements/link.js';
import { formatDay } from '../../lib/text/dates.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import { Writers } from '../../lib/session/writers.js';

export interface CompanyWaitsProps {
  /** The caller's own company; nothing is said while it is not known. */
  company: Company | undefined;
  /** The screen it stands on; it leads to the other ones. */
  where: 'dashboard' | 'company' | 'job';
}

const CompanyRevoked = lazyPart(async () => (await import('./company-revoked.js')).CompanyRevoked);

/** Tells the team of a company that waits for authorisation what that means and what they can do meanwhile. */
export const CompanyWaits = ({ company, where }: CompanyWaitsProps) => {
  if (company?.status !== 'unauthorised') {
    return null;
  }
  if (company.revokedAt) {
    return (
      <Suspense fallback={null}>
        <CompanyRevoked company={company} since={company.revokedAt} where={where} />
      </Suspense>
    );
  }
  const process = `It has been with us since ${formatDay(company.createdAt)}. We look at each company, usually within one working day, and mail you when it is authorised.`;
  if (where === 'job') {
    return <Callout tone="info">Your company is not authorised yet. The job goes live when it is. {process}</Callout>;
  }
  return (
    <Callout
      tone="info"
      title="Your company is not authorised yet."
      action={
        <Writers>
          {where === 'dashboard' && (
            <ButtonLink size="small" variant="outlined" to={`/company/${company.id}/edit`}>
              Complete the profile
            </ButtonLink>
          )}
          <ButtonLink size="small" variant="outlined" to="/post-job">
            Prepare a job
          </ButtonLink>
        </Writers>
      }
    >
      {process} Until then only your team sees its page and its jobs; jobs that you post go live with it.
    </Callout>
  );
};
