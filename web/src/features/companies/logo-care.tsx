import type { Company } from '@workboard/contracts';
import { LogoUpload } from '../../entities/company/logo-field.js';
import { Section } from '../../components/layout/section.js';
import { companyQuery } from '../../entities/company/company-queries.js';
import { keyOf } from '../../lib/api/read.js';

/** What the admin role does for companies: gives them a logo (decision P12). */
export const LogoCare = ({ company }: { company: Company }) => (
  <Section card title="Company Logo">
    <LogoUpload
      company={company}
      path="/admin/upload/logo/{companyId}"
      hint={`PNG, JPG, GIF or WebP, roughly square, at most 500x500px, max 5MB.${company.logo ? ' It replaces the present one.' : ''}`}
      refresh={[companyQuery(company.id).queryKey, keyOf('/companies')]}
      isReplacing
    />
  </Section>
);
