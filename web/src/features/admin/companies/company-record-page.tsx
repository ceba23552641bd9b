import { Box, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { AdminCompany } from '@workboard/contracts';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/elements/link.js';
import { Page } from '../../../components/layout/page.js';
import { lazyPart } from '../../../components/feedback/lazy-part.js';
import { BackToAdmin } from '../admin-notices.js';
import { adminCompanyQuery } from '../admin-queries.js';
import { ApplicationsOfCompany } from './company-applications.js';
import { CompanyChecks, CompanyFacts } from './company-facts.js';
import { CasesOfCompany, JobsOfCompany, PeopleOfCompany } from './company-lists.js';
import { Messages, Trail } from './record-trail.js';
import { RecordScreen } from '../record-screen.js';

const CompanyActions = lazyPart(async () => (await import('./company-actions.js')).CompanyActions);

const CompanyRecord = ({ company }: { company: AdminCompany }) => {
  const { id, name, status, owner } = company;
  return (
    <Stack sx={{ gap: 4 }}>
      <Suspense fallback={<Box sx={{ height: 44 }} />}>
        <CompanyActions company={company} />
      </Suspense>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <CompanyFacts company={company} />
        <CompanyChecks company={company} />
      </Box>
      <Trail
        title="Decisions"
        which={{ companyId: id, about: 'decisions' }}
        empty="Nothing was decided about it since the trail is kept."
      />
      <PeopleOfCompany id={id} />
      <JobsOfCompany id={id} name={name} status={status} />
      <ApplicationsOfCompany id={id} />
      <CasesOfCompany id={id} />
      <Messages
        which={{ companyId: id }}
        to={`/admin/deliveries?${new URLSearchParams({ search: owner?.email ?? name }).toString()}`}
        empty="Its people were sent nothing yet."
      />
      <Trail
        title="Everything that was done"
        which={{ companyId: id }}
        to={`/admin/audit?target=company&id=${id}`}
        empty="Nothing was recorded about it or its jobs yet."
      />
    </Stack>
  );
};

/** A company with its whole history, for super admins (decision P70). */
export const CompanyRecordPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(adminCompanyQuery(id));
  return (
    <RecordScreen query={query} noun="company" title="Company" errorTitle="Failed to load company data">
      {(company) => (
        <Page
          title={company.name}
          subtitle={`Company ${company.id}`}
          actions={
            <>
              <ButtonLink variant="outlined" to={`/company/${company.id}`}>
                Public page
              </ButtonLink>
              <BackToAdmin />
            </>
          }
        >
          <CompanyRecord key={company.id} company={company} />
        </Page>
      )}
    </RecordScreen>
  );
};
