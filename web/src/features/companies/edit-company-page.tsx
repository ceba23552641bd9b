import { useQuery } from '@tanstack/react-query';
import type { Company, UpdateCompany } from '@workboard/contracts';
import { useNavigate, useParams } from 'react-router-dom';
import { CompanyForm } from '../../entities/company/company-form.js';
import { companyValues } from '../../entities/company/company-values.js';
import { ButtonLink } from '../../components/elements/link.js';
import { LogoUpload } from '../../entities/company/logo-field.js';
import { Notice } from '../../components/feedback/notice.js';
import { Page } from '../../components/layout/page.js';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { useVersionedSave } from '../../components/forms/use-versioned-save.js';
import { api, ApiError } from '../../lib/api/api.js';
import { useUser } from '../../lib/session/session.js';
import { companyQuery } from '../../entities/company/company-queries.js';
import { keyOf } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { logoHint } from './logo-hint.js';

const loadTries = 3;

/** The spec's sentence for a company that cannot be read (spec §8). */
const loadError = (error: Error): string => {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) {
    return 'Authentication required. Please log in.';
  }
  return status === 403
    ? "Access denied. You don't have permission to edit this company."
    : 'Failed to load company data';
};

const EditForm = ({ company }: { company: Company }) => {
  const navigate = useNavigate();
  const home = `/company/${company.id}`;
  const refresh = [companyQuery(company.id).queryKey, keyOf('/companies')];
  const { save, record, key, dialog } = useVersionedSave<UpdateCompany, Company>({
    record: company,
    valuesOf: companyValues,
    load: () => api.get('/companies/{id}', { params: { id: company.id } }),
    send: (body) => api.put('/companies/{id}', { params: { id: company.id }, body }),
  });
  const update = useAction<UpdateCompany, Company>({
    run: save,
    refresh,
    success: ({ name }) => ({ title: 'Company profile updated', text: name }),
    failure: { title: 'Error updating company' },
    onSuccess: () => void navigate(home),
  });
  return (
    <>
      <CompanyForm
        key={key}
        mode="employer"
        schema={async () => (await import('@workboard/contracts/api/companies')).updateCompanyBody}
        values={companyValues(record)}
        logo={<LogoUpload company={company} path="/upload/logo/{companyId}" hint={logoHint} refresh={refresh} />}
        submit={{ label: 'Save Changes', busy: 'Saving...' }}
        onSubmit={(body) => update.mutateAsync(body)}
        isSending={update.isPending}
        onCancel={() => void navigate(home)}
      />
      {dialog}
    </>
  );
};

const OwnCompany = ({ id }: { id: string }) => {
  const query = useQuery({
    ...companyQuery(id),
    staleTime: 0,
    retry: (failures, error) =>
      !(error instanceof ApiError && error.status >= 400 && error.status < 500) && failures < loadTries,
    retryDelay: 1000,
  });
  return (
    <Page
      narrow
      title="Edit Company Profile"
      subtitle={query.data?.name}
      actions={
        <ButtonLink variant="outlined" to={`/company/${id}`}>
          Back to Company Profile
        </ButtonLink>
      }
    >
      <QueryState
        query={query}
        loading={<Skeletons label="Loading company data..." height={220} />}
        errorText={loadError}
      >
        {(company) => <EditForm key={company.id} company={company} />}
      </QueryState>
    </Page>
  );
};

/** Changes the company that the user belongs to, and no other (spec §2 "Edit company"). */
export const EditCompanyPage = () => {
  const { id = '' } = useParams();
  const { companyId } = useUser();
  if (companyId === null || String(companyId) !== id) {
    return (
      <Notice title="Access Denied" text="You don't have permission to edit this company profile.">
        <ButtonLink variant="contained" to="/dashboard">
          Go to Dashboard
        </ButtonLink>
      </Notice>
    );
  }
  return <OwnCompany id={id} />;
};
