import { useQuery } from '@tanstack/react-query';
import type { Company } from '@workboard/contracts';
import { companyNameLength } from '@workboard/contracts/constants';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Bilum } from '../../components/elements/bilum.js';
import { CompanyWaits } from '../../entities/company/company-waits.js';
import { CompanyLogo } from '../../entities/company/company-logo.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Notice } from '../../components/feedback/notice.js';
import { PageTitle } from '../../components/layout/page-title.js';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { capitalise, truncate } from '../../lib/text/text.js';
import { companyQuery } from '../../entities/company/company-queries.js';
import { useSession } from '../../lib/session/session.js';
import { CompanyContact } from './company-contact.js';
import { OpenPositions } from './open-positions.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';

const LogoCare = lazyPart(async () => (await import('./logo-care.js')).LogoCare);

const Prose = ({ title, text }: { title: string; text: string | null }) =>
  text ? (
    <Section title={title}>
      <p className="text own-lines">{text}</p>
    </Section>
  ) : null;

const Head = ({ company }: { company: Company }) => {
  const { user } = useSession();
  return (
    <div className="card company-head">
      <Bilum className="of-company" />
      <div className="company-title">
        <div className="company-name">
          <CompanyLogo name={company.name} logo={company.logo} size={72} />
          <div>
            <PageTitle documentTitle={company.name}>{truncate(company.name, companyNameLength)}</PageTitle>
            <p className="text quiet">
              {capitalise(company.industry)} · {company.location}
            </p>
            {company.previousName && <p className="text-small quiet">formerly {company.previousName}</p>}
          </div>
        </div>
        {user?.companyId === company.id && user.teamRole !== 'reader' && (
          <ButtonLink variant="outlined" to={`/company/${company.id}/edit`}>
            Edit Profile
          </ButtonLink>
        )}
      </div>
    </div>
  );
};

/** What a company tells about itself, and its open jobs (spec §2 "Company page"). */
export const CompanyPage = () => {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useQuery(companyQuery(id));
  return (
    <div className="page-width company-page">
      <QueryState
        query={query}
        isScreen
        errorTitle="Failed to load company data"
        loading={<Skeletons count={3} height={200} label="Loading company..." />}
        notFound={
          <Notice title="Company not found" text="This company doesn't exist or is no longer listed.">
            <ButtonLink variant="contained" to="/companies">
              Browse Companies
            </ButtonLink>
          </Notice>
        }
      >
        {(company) => (
          <div className="parts far">
            {user?.companyId === company.id && <CompanyWaits company={company} where="company" />}
            <Head company={company} />
            {user?.role === 'admin' && (
              <Suspense>
                <LogoCare company={company} />
              </Suspense>
            )}
            <div className="company-columns">
              <div className="parts far">
                <Prose title={`About ${company.name}`} text={company.description} />
                <Prose title="Culture" text={company.culture} />
                {company.benefits.length > 0 && (
                  <Section title="Benefits">
                    <ul className="benefits">
                      {company.benefits.map((benefit) => (
                        <li key={benefit}>{benefit}</li>
                      ))}
                    </ul>
                  </Section>
                )}
                <OpenPositions companyId={company.id} />
              </div>
              <CompanyContact company={company} />
            </div>
          </div>
        )}
      </QueryState>
    </div>
  );
};
