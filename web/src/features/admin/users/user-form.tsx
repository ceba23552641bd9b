import { Box, Stack } from '@mui/material';
import { roles, type Role } from '@workboard/contracts/enums';
import { useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { Field, FieldRow, optionsOf } from '../../../components/forms/field.js';
import { useContractForm, type SchemaLoader } from '../../../components/forms/contract-form.js';
import { Form } from '../../../components/forms/form.js';
import { SubmitRow } from '../../../components/forms/submit-row.js';
import { Section } from '../../../components/layout/section.js';
import { roleLabels } from '../../../entities/account/role-labels.js';
import { toast } from '../../../lib/toasts/toast.js';
import { maskedPassword } from '@workboard/contracts/constants';
import { noCompany } from '../form-marks.js';
import { useCompanyOptions } from '../use-company-options.js';
import { type DomainState, useDomainCheck } from './use-domain-check.js';
import type { UserValues } from '../user-values.js';

interface UserFormProps<Body> {
  /** The create form checks the address and asks for a password; role admin is given in the edit form only. */
  mode: 'create' | 'edit';
  schema: SchemaLoader<Body>;
  values: UserValues;
  submit: { label: string; busy: string };
  /** Sends the body; what it throws is its own to tell. */
  onSubmit: (body: Body) => Promise<unknown>;
  isSending: boolean;
  onCancel: () => void;
}

const createRoles: readonly Role[] = ['job_seeker', 'employer', 'super_admin'];
const createNeeds = ['email', 'firstName', 'lastName', 'password', 'role'] as const;
const domainHint = "For employers, email domain must match company's email domain";

const DomainHint = ({ check }: { check: DomainState }) => (
  <Box
    component="span"
    aria-live="polite"
    sx={
      check && check.tone !== 'checking' ? { color: check.tone === 'valid' ? 'success.main' : 'error.main' } : undefined
    }
  >
    {check?.text ?? domainHint}
  </Box>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section card title={title}>
    <Stack sx={{ gap: 2.5 }}>{children}</Stack>
  </Section>
);

const RoleAndCompany = ({ mode, role }: { mode: 'create' | 'edit'; role: string }) => {
  const companies = useCompanyOptions();
  const offered = optionsOf(mode === 'create' ? createRoles : roles, roleLabels);
  return (
    <FieldRow>
      <Field
        name="role"
        label="Role"
        required
        options={mode === 'create' ? [{ value: '', label: 'Select a role' }, ...offered] : offered}
      />
      {role === 'employer' && (
        <Field
          name="companyId"
          label="Company"
          required={mode === 'create'}
          options={[
            ...(mode === 'create' ? [{ value: '', label: 'Select a company' }] : []),
            { value: noCompany, label: 'No Company' },
            ...companies.options,
          ]}
          hint={companies.hint}
        />
      )}
    </FieldRow>
  );
};

const Names = () => (
  <FieldRow>
    <Field name="firstName" label="First Name" required />
    <Field name="lastName" label="Last Name" required />
  </FieldRow>
);

const Contact = () => (
  <FieldRow>
    <Field name="phone" label="Phone" type="tel" placeholder="+675 7123 4567" />
    <Field name="location" label="Location" placeholder="Lae, Morobe" />
  </FieldRow>
);

const Details = () => (
  <>
    <Field name="bio" label="Bio" rows={3} />
    <Field name="skills" label="Skills" hint="Separate several with commas" />
    <Field name="experience" label="Experience" rows={4} />
    <Field name="education" label="Education" rows={3} />
  </>
);

/** The one form behind creating and editing a user (spec §2, §5). */
export const UserForm = <Body,>(props: UserFormProps<Body>) => {
  const { mode } = props;
  const { pathname } = useLocation();
  const isNew = mode === 'create';
  const form = useContractForm<UserValues, Body>({
    schema: props.schema,
    defaultValues: props.values,
    leaveUnchanged: isNew ? [] : ['phone'],
  });
  const values = useWatch({ control: form.control }) as UserValues;
  const { setValue } = form;
  useEffect(() => {
    // Only employers have a company; who becomes one again chooses anew.
    if (values.role !== 'employer') {
      setValue('companyId', isNew ? '' : noCompany);
    }
  }, [values.role, isNew, setValue]);
  const domain = useDomainCheck(isNew ? values : { ...values, role: '' });
  const isReady =
    !isNew ||
    (createNeeds.every((name) => values[name].trim() !== '') &&
      (values.role !== 'employer' || values.companyId !== '') &&
      domain?.tone !== 'checking');

  const send = async (body: Body) => {
    if (domain?.tone === 'invalid') {
      toast.error('Validation Error', { text: 'Please fix email domain validation error before submitting' });
      return;
    }
    await props.onSubmit(body);
  };

  const email = (
    <Field
      name="email"
      label="Email"
      type="email"
      required
      autoComplete="off"
      hint={isNew && <DomainHint check={domain} />}
      isInvalid={domain?.tone === 'invalid'}
    />
  );
  const password = (
    <Field
      name="password"
      label="Password"
      type="password"
      required={isNew}
      autoComplete="new-password"
      placeholder={isNew ? 'Minimum 6 characters' : maskedPassword}
      hint={isNew ? undefined : 'Leave blank to keep the present one.'}
    />
  );

  return (
    <Form form={form} onSubmit={send} failure="told" draft={pathname} aria-label={props.submit.label}>
      {isNew ? (
        <>
          <Part title="Basic Information">
            <Names />
            <RoleAndCompany mode={mode} role={values.role} />
          </Part>
          <Part title="Login Credentials">
            {email}
            {password}
          </Part>
          <Part title="Profile Information">
            <Contact />
            <Details />
          </Part>
        </>
      ) : (
        <>
          <Part title="Basic Information">
            <Names />
            {email}
            {password}
          </Part>
          <Part title="Role & Company">
            <RoleAndCompany mode={mode} role={values.role} />
          </Part>
          <Part title="Contact Information">
            <Contact />
          </Part>
          <Part title="Profile Details">
            <Details />
          </Part>
        </>
      )}
      <Part title="Social Links">
        <Field name="linkedinUrl" label="LinkedIn" type="url" placeholder="https://www.linkedin.com/in/…" />
        <Field name="githubUrl" label="GitHub" type="url" placeholder="https://github.com/…" />
        <Field name="websiteUrl" label="Website" type="url" placeholder="https://" />
      </Part>
      <SubmitRow busy={props.submit.busy} isBusy={props.isSending} disabled={!isReady} onCancel={props.onCancel}>
        {props.submit.label}
      </SubmitRow>
    </Form>
  );
};
