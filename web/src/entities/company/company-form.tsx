import { Stack } from '@mui/material';
import {
  adminCompanyIndustries,
  adminCompanySizes,
  companyIndustries,
  companySizes,
  foundedYearMin,
} from '@workboard/contracts/constants';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { capitalise } from '../../lib/text/text.js';
import type { CompanyValues } from './company-values.js';
import { Field, FieldRow, type Option } from '../../components/forms/field.js';
import { useContractForm, type SchemaLoader } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { Section } from '../../components/layout/section.js';
import { StringList } from '../../components/forms/string-list.js';

interface CompanyFormProps<Body> {
  /** Whose form it is; the two offer different industries and sizes (spec §9). */
  mode: 'employer' | 'admin';
  schema: SchemaLoader<Body>;
  values: CompanyValues;
  /** The control of the logo, which is sent on its own. */
  logo: ReactNode;
  submit: { label: string; busy: string };
  /** Sends the body; what it throws is its own to tell. */
  onSubmit: (body: Body) => Promise<unknown>;
  isSending: boolean;
  onCancel?: () => void;
}

const lists = {
  employer: { industries: companyIndustries, sizes: companySizes },
  admin: { industries: adminCompanyIndustries, sizes: adminCompanySizes },
} as const;

/** The listed values, and the company's own when it is none of them. */
const choices = (placeholder: string, listed: readonly string[], own: string, label = capitalise): Option[] => {
  const values = own === '' || listed.includes(own) ? listed : [own, ...listed];
  return [{ value: '', label: placeholder }, ...values.map((value) => ({ value, label: label(value) }))];
};

/** The one form behind creating and editing a company, for its people and for the super admin (spec §2, §5). */
export const CompanyForm = <Body,>(props: CompanyFormProps<Body>) => {
  const { pathname } = useLocation();
  const { industries, sizes } = lists[props.mode];
  const { values } = props;
  const form = useContractForm<CompanyValues, Body>({
    schema: props.schema,
    defaultValues: values,
    leaveUnchanged: ['phone'],
  });
  return (
    <Form form={form} onSubmit={props.onSubmit} failure="told" draft={pathname} aria-label={props.submit.label}>
      <Section card title="Basic Information">
        <Stack sx={{ gap: 2.5 }}>
          <Field name="name" label="Company Name" required autoComplete="organization" />
          <Field
            name="description"
            label="Description"
            rows={5}
            required
            hint="What the company does, and for whom. At least 10 characters."
          />
          <FieldRow>
            <Field
              name="industry"
              label="Industry"
              required
              options={choices('Select an industry', industries, values.industry)}
            />
            <Field
              name="size"
              label="Company Size"
              required
              options={choices('Select a size', sizes, values.size, (size) => `${size} employees`)}
            />
          </FieldRow>
        </Stack>
      </Section>
      <Section card title="Location & Contact">
        <Stack sx={{ gap: 2.5 }}>
          <FieldRow>
            <Field name="location" label="Location" required placeholder="Lae, Morobe" />
            <Field name="postalAddress" label="Postal Address" placeholder="PO Box 123, Lae 411" />
          </FieldRow>
          <Field name="businessLocation" label="Business Location" placeholder="Section 12, Milford Haven Road" />
          <FieldRow>
            <Field name="phone" label="Phone" type="tel" autoComplete="tel" placeholder="+675 " />
            <Field name="email" label="Email" type="email" placeholder="careers@company.com.pg" />
          </FieldRow>
          <Field name="website" label="Website" type="url" placeholder="https://www.company.com.pg" />
        </Stack>
      </Section>
      <Section card title="Company Details">
        <Stack sx={{ gap: 2.5 }}>
          <Field name="foundedYear" label="Founded Year" type="number" min={foundedYearMin} />
          <Field name="culture" label="Culture" rows={4} hint="How people work together here." />
          <StringList name="benefits" label="Benefits" entry="benefit" placeholder="Housing allowance" />
        </Stack>
      </Section>
      <Section card title="Company Logo">
        {props.logo}
      </Section>
      <SubmitRow busy={props.submit.busy} isBusy={props.isSending} onCancel={props.onCancel}>
        {props.submit.label}
      </SubmitRow>
    </Form>
  );
};
