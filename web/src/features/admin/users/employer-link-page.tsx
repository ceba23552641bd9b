import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { EmployerWithoutCompany, User } from '@workboard/contracts';
import { EmptyState } from '../../../components/feedback/empty-state.js';
import { Field } from '../../../components/forms/field.js';
import { useContractForm } from '../../../components/forms/contract-form.js';
import { Form } from '../../../components/forms/form.js';
import { SubmitRow } from '../../../components/forms/submit-row.js';
import { Page } from '../../../components/layout/page.js';
import { QueryState } from '../../../components/feedback/query-state.js';
import { Section } from '../../../components/layout/section.js';
import { api } from '../../../lib/api/api.js';
import { fullName } from '@workboard/contracts/person-name';
import { readList } from '../../../lib/api/read.js';
import { useAction } from '../../../lib/api/use-action.js';
import { BackToAdmin } from '../admin-notices.js';
import { listError, refreshed } from '../admin-queries.js';
import { useCompanyOptions } from '../use-company-options.js';

const employersQuery = readList('/employers-without-companies');

interface LinkBody {
  userId: number;
  companyId: number;
}

interface Values {
  userId: string;
  companyId: string;
}

const empty: Values = { userId: '', companyId: '' };

const LinkForm = ({ employers }: { employers: readonly EmployerWithoutCompany[] }) => {
  const companies = useCompanyOptions();
  const form = useContractForm<Values, LinkBody>({
    schema: async () => (await import('../form-schemas.js')).linkEmployerForm,
    defaultValues: empty,
  });
  const link = useAction<LinkBody, User>({
    run: (body) => api.post('/link-employer-company', { body }),
    refresh: [employersQuery.queryKey, ...refreshed.users, ...refreshed.companies],
    success: (user) => ({ title: 'Employer linked to company successfully', text: fullName(user) }),
    failure: { title: 'Error', text: 'Failed to link employer to company' },
    onSuccess: () => form.reset(empty),
  });
  return (
    <Form form={form} onSubmit={(body) => link.mutateAsync(body)} failure="told" aria-label="Link an employer">
      <Field
        name="userId"
        label="Employer"
        required
        options={[
          { value: '', label: 'Select an employer' },
          ...employers.map((employer) => ({
            value: String(employer.id),
            label: `${fullName(employer)} (${employer.email})`,
          })),
        ]}
      />
      <Field
        name="companyId"
        label="Company"
        required
        options={[{ value: '', label: 'Select a company' }, ...companies.options]}
        hint={companies.hint}
      />
      <SubmitRow busy="Linking..." isBusy={link.isPending}>
        Link Employer to Company
      </SubmitRow>
    </Form>
  );
};

/** Ties employers who have no company to one (spec §2 "Employer-company link"). */
export const EmployerLinkPage = () => {
  const query = useQuery(employersQuery);
  return (
    <Page
      narrow
      title="Employer Company Link"
      subtitle="Tie an employer to the company they hire for."
      actions={<BackToAdmin />}
    >
      <QueryState query={query} errorText={listError('users')}>
        {(employers) => (
          <Stack sx={{ gap: 3 }}>
            <Section card title="Link an employer">
              <LinkForm employers={employers} />
            </Section>
            <Section card title={`Employers without a company (${employers.length})`}>
              {employers.length === 0 ? (
                <EmptyState title="Every employer belongs to a company" />
              ) : (
                <Stack
                  component="ul"
                  aria-label="Employers without a company"
                  sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}
                >
                  {employers.map((employer) => (
                    <Box component="li" key={employer.id} sx={{ overflowWrap: 'anywhere' }}>
                      <Typography sx={{ fontWeight: 600 }}>{fullName(employer)}</Typography>
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        {employer.email}
                      </Typography>
                    </Box>
                  ))}
                </Stack>
              )}
            </Section>
          </Stack>
        )}
      </QueryState>
    </Page>
  );
};
