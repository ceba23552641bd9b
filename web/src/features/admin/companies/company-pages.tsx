import { useQuery } from '@tanstack/react-query';
import type { AdminCompany, AdminCreateCompany, AdminUpdateCompany, Company } from '@workboard/contracts';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { CompanyForm } from '../../../entities/company/company-form.js';
import { companyValues, newCompanyValues } from '../../../entities/company/company-values.js';
import { type ChosenLogo, logoForm, LogoPicker, LogoUpload, tryUpload } from '../../../entities/company/logo-field.js';
import { ButtonLink } from '../../../components/elements/link.js';
import { Page } from '../../../components/layout/page.js';
import { useVersionedSave } from '../../../components/forms/use-versioned-save.js';
import { api } from '../../../lib/api/api.js';
import { companyQuery } from '../../../entities/company/company-queries.js';
import { useAction } from '../../../lib/api/use-action.js';
import { BackToAdmin } from '../admin-notices.js';
import { adminCompanyQuery, refreshed } from '../admin-queries.js';
import { RecordScreen } from '../record-screen.js';

/** The upload takes JPG, PNG, GIF and WebP only; the size is the super admin's own (spec §5, §9). */
const logoHint = 'PNG, JPG, GIF or WebP, roughly square, at most 500x500px, max 5MB.';

const newValues = () => ({ ...newCompanyValues(new Date()), businessLocation: 'Port Moresby' });

/** Creates a company for others; afterwards the form is empty for the next one (spec §2 "Admin create company"). */
export const AdminCreateCompanyPage = () => {
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [logo, setLogo] = useState<ChosenLogo | null>(null);
  const [values] = useState(newValues);
  useEffect(() => {
    if (round > 0) {
      // The button that was pressed went with the old form.
      document.querySelector('h1')?.focus();
    }
  }, [round]);
  const create = useAction<AdminCreateCompany, { name: string; isLogoSent: boolean }>({
    run: async (body, creating) => {
      const { id, name } = await api.post('/admin/companies', { body: { ...body, logo: '' }, ...creating });
      const place = { params: { companyId: id } };
      const sent =
        logo &&
        (await tryUpload(() =>
          api.post('/admin/upload/logo/{companyId}', { ...place, body: logoForm(logo.file, id) }),
        ));
      return { name, isLogoSent: logo === null || sent !== null };
    },
    refresh: refreshed.companies,
    success: ({ name, isLogoSent }) => ({
      title: 'Company created successfully',
      text: isLogoSent ? name : `${name}. The logo could not be uploaded. You can add it in the edit form.`,
    }),
    failure: { title: 'Error', text: 'Failed to create company' },
    onSuccess: () => {
      setLogo(null);
      setRound(round + 1);
    },
  });
  return (
    <Page narrow title="Create Company (Admin)" actions={<BackToAdmin />}>
      <CompanyForm
        key={round}
        mode="admin"
        schema={async () => (await import('@workboard/contracts/api/companies')).adminCreateCompanyBody}
        values={values}
        logo={<LogoPicker logo={logo} onChange={setLogo} hint={logoHint} />}
        submit={{ label: 'Create Company', busy: 'Creating...' }}
        onSubmit={(body) => create.mutateAsync(body)}
        isSending={create.isPending}
        onCancel={() => void navigate('/admin')}
      />
    </Page>
  );
};

const EditForm = ({ company }: { company: AdminCompany }) => {
  const navigate = useNavigate();
  const refresh = [...refreshed.companies, adminCompanyQuery(company.id).queryKey, companyQuery(company.id).queryKey];
  const { save, record, key, dialog } = useVersionedSave<AdminUpdateCompany, Company>({
    record: company,
    valuesOf: companyValues,
    load: () => api.get('/admin/companies/{id}', { params: { id: company.id } }),
    send: (body) => api.put('/admin/companies/{id}', { params: { id: company.id }, body }),
  });
  const update = useAction<AdminUpdateCompany, Company>({
    run: save,
    refresh,
    success: ({ name }) => ({ title: 'Company updated successfully', text: name }),
    failure: { title: 'Error updating company' },
    onSuccess: () => void navigate('/admin'),
  });
  return (
    <>
      <CompanyForm
        key={key}
        mode="admin"
        schema={async () => (await import('@workboard/contracts/api/companies')).adminUpdateCompanyBody}
        values={companyValues(record)}
        logo={<LogoUpload company={company} path="/admin/upload/logo/{companyId}" hint={logoHint} refresh={refresh} />}
        submit={{ label: 'Update Company', busy: 'Updating...' }}
        onSubmit={(body) => update.mutateAsync(body)}
        isSending={update.isPending}
        onCancel={() => void navigate('/admin')}
      />
      {dialog}
    </>
  );
};

/** Changes any company (spec §2 "Admin edit company"). */
export const AdminEditCompanyPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(adminCompanyQuery(id));
  return (
    <RecordScreen query={query} noun="company" title="Edit Company" narrow errorTitle="Failed to load company data">
      {(company) => (
        <Page
          narrow
          title="Edit Company"
          subtitle={company.name}
          actions={
            <>
              <ButtonLink variant="outlined" to={`/admin/companies/${company.id}`}>
                History
              </ButtonLink>
              <BackToAdmin />
            </>
          }
        >
          <EditForm key={company.id} company={company} />
        </Page>
      )}
    </RecordScreen>
  );
};
