import { Box, Card, Container, Stack, Typography } from '@mui/material';
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
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
    </Section>
  ) : null;

const Head = ({ company }: { company: Company }) => {
  const { user } = useSession();
  return (
    <Card sx={{ p: 0, overflow: 'hidden' }}>
      <Bilum sx={{ height: 72, backgroundSize: 48, backgroundPositionY: 12 }} />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, p: { xs: 2, sm: 3 }, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', minWidth: 0 }}>
          <CompanyLogo name={company.name} logo={company.logo} size={72} />
          <Box sx={{ minWidth: 0 }}>
            <Box
              component={PageTitle}
              documentTitle={company.name}
              sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)' }}
            >
              {truncate(company.name, companyNameLength)}
            </Box>
            <Typography sx={{ color: 'text.secondary' }}>
              {capitalise(company.industry)} · {company.location}
            </Typography>
            {company.previousName && (
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                formerly {company.previousName}
              </Typography>
            )}
          </Box>
        </Stack>
        {user?.companyId === company.id && user.teamRole !== 'reader' && (
          <Box
            component={ButtonLink}
            variant="outlined"
            to={`/company/${company.id}/edit`}
            sx={{ whiteSpace: 'nowrap', flex: 'none' }}
          >
            Edit Profile
          </Box>
        )}
      </Stack>
    </Card>
  );
};

/** What a company tells about itself, and its open jobs (spec §2 "Company page"). */
export const CompanyPage = () => {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useQuery(companyQuery(id));
  return (
    <Container sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 2, md: 4 }, pb: 5 }}>
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
          <Stack sx={{ gap: 4 }}>
            {user?.companyId === company.id && <CompanyWaits company={company} where="company" />}
            <Head company={company} />
            {user?.role === 'admin' && (
              <Suspense>
                <LogoCare company={company} />
              </Suspense>
            )}
            <Box
              sx={{
                display: 'grid',
                gap: 4,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
              }}
            >
              <Stack sx={{ gap: 4, minWidth: 0 }}>
                <Prose title={`About ${company.name}`} text={company.description} />
                <Prose title="Culture" text={company.culture} />
                {company.benefits.length > 0 && (
                  <Section title="Benefits">
                    <Box component="ul" sx={{ m: 0 }}>
                      {company.benefits.map((benefit) => (
                        <li key={benefit}>{benefit}</li>
                      ))}
                    </Box>
                  </Section>
                )}
                <OpenPositions companyId={company.id} />
              </Stack>
              <CompanyContact company={company} />
            </Box>
          </Stack>
        )}
      </QueryState>
    </Container>
  );
};
