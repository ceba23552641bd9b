import { useQueryClient } from '@tanstack/react-query';
import type { Company, CreateCompany } from '@workboard/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CompanyForm } from '../../entities/company/company-form.js';
import { newCompanyValues } from '../../entities/company/company-values.js';
import { type ChosenLogo, logoForm, LogoPicker, tryUpload } from '../../entities/company/logo-field.js';
import { Page } from '../../components/layout/page.js';
import { api } from '../../lib/api/api.js';
import { useUser, sessionQuery, setSessionUser } from '../../lib/session/session.js';
import { keyOf } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { logoHint } from './logo-hint.js';

/** Creates the employer's own company and ties the account to it (spec §2 "Create company"). */
export const CreateCompanyPage = () => {
  const user = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [logo, setLogo] = useState<ChosenLogo | null>(null);
  const [values] = useState(() => newCompanyValues(new Date()));
  const create = useAction<CreateCompany, { company: Company; isLogoLost: boolean }>({
    run: async (body, creating) => {
      const sent = logo && (await tryUpload(() => api.post('/upload/logo', { body: logoForm(logo.file) })));
      const logoUrl = sent?.logoUrl ?? null;
      const company = await api.post('/companies', { body: { ...body, logo: logoUrl, ownerId: user.id }, ...creating });
      return { company, isLogoLost: logo !== null && logoUrl === null };
    },
    refresh: [keyOf('/companies'), sessionQuery.queryKey],
    success: ({ company, isLogoLost }) => ({
      title: 'Company created successfully!',
      text: isLogoLost ? 'The logo could not be uploaded. You can add it in the company profile.' : company.name,
    }),
    failure: { title: 'Error creating company' },
    onSuccess: ({ company }) => {
      void navigate('/dashboard');
      setSessionUser(client, { ...user, companyId: company.id });
    },
  });
  return (
    <Page narrow title="Create Your Company" subtitle="Tell people who you are. You can change all of it later.">
      <CompanyForm
        mode="employer"
        schema={async () => (await import('@workboard/contracts/api/companies')).createCompanyBody}
        values={values}
        logo={<LogoPicker logo={logo} onChange={setLogo} hint={logoHint} />}
        submit={{ label: 'Create Company', busy: 'Creating...' }}
        onSubmit={(body) => create.mutateAsync(body)}
        isSending={create.isPending}
        onCancel={() => void navigate('/dashboard')}
      />
    </Page>
  );
};
