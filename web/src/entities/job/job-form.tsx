import { Button, Stack } from '@mui/material';
import type { CompanySummary, Job } from '@workboard/contracts';
import { dayOf } from '@workboard/contracts/dates';
import { internalReferenceLength } from '@workboard/contracts/constants';
import { employmentTypes, workTypes } from '@workboard/contracts/enums';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Field, FieldRow, optionsOf, type Option } from '../../components/forms/field.js';
import { useContractForm, type SchemaLoader } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { StringList } from '../../components/forms/string-list.js';
import { employmentTypeLabels, workTypeLabels } from '@workboard/contracts/job-labels';
import { jobOfValues, type JobValues, newJobValues } from './job-values.js';
import { keepPayPeriod, keptPayPeriod } from './kept-pay-period.js';
import { PayFields } from './pay-fields.js';
import { useIndustries } from './use-industries.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';

const QuestionsField = lazyPart(async () => (await import('./questions-field.js')).QuestionsField);
const AdAdvice = lazyPart(async () => (await import('./ad-advice.js')).AdAdvice);
const JobPreview = lazyPart(async () => (await import('./job-preview.js')).JobPreview);

interface JobFormProps<Body> {
  /** What the form is for; it decides the list of industries. */
  mode: 'post' | 'edit';
  schema: SchemaLoader<Body>;
  values?: JobValues;
  /** Companies to choose from, for super admins who post on behalf of one. */
  companies?: { options: readonly Option[]; hint?: string };
  /** The company whose form this is; super admins choose one of `companies`. */
  company?: CompanySummary;
  /** The ad that is changed. */
  jobId?: number;
  /** The super admin's forms ask for the place too (spec §5). */
  isLocationRequired?: boolean;
  submit: { label: string; busy: string };
  /** A second button that sends the form with another intent, e.g. to keep it as a draft. */
  second?: { label: string; intent: string };
  /** Sends the body; `intent` is that of the second button, if that was pressed. What it throws is its own to tell. */
  onSubmit: (body: Body, intent?: string) => Promise<unknown>;
  isSending: boolean;
  onCancel?: () => void;
  note?: ReactNode;
}

const lists = [
  {
    name: 'requirements',
    title: 'Requirements',
    entry: 'requirement',
    placeholder: 'Trade certificate or 3 years of practice',
  },
  {
    name: 'responsibilities',
    title: 'Responsibilities',
    entry: 'responsibility',
    placeholder: 'Run the day shift of the workshop',
  },
  { name: 'skills', title: 'Required Skills', entry: 'skill', placeholder: 'Hydraulics', chips: true },
  { name: 'benefits', title: 'Benefits & Perks', entry: 'benefit', placeholder: 'Housing allowance' },
] as const;

const noCompany: CompanySummary = { id: 0, name: 'Your company', logo: null, industry: '', location: '' };

/** The company that the ad would stand under. */
const companyOf = ({ company, companies }: Pick<JobFormProps<unknown>, 'company' | 'companies'>, id: string) => {
  const chosen = companies?.options.find(({ value }) => value === id);
  return company ?? (chosen ? { ...noCompany, id: Number(id), name: chosen.label } : noCompany);
};

/**
 * The one form behind posting and editing a job, for employers and for the super admin (spec §2, §5). Enter adds to a list or
 * goes on to the next field; only a button posts.
 */
export const JobForm = <Body,>(props: JobFormProps<Body>) => {
  const { pathname, search } = useLocation();
  const [preview, setPreview] = useState<Job | null>(null);
  const industries = useIndustries(props.mode);
  const [today] = useState(() => dayOf(new Date()));
  const form = useContractForm<JobValues, Body>({
    schema: props.schema,
    defaultValues: props.values ?? { ...newJobValues, payPeriod: keptPayPeriod() },
  });
  const send = async (body: Body, intent?: string) => {
    await props.onSubmit(body, intent);
    keepPayPeriod(form.getValues());
  };
  const show = () => {
    const values = form.getValues();
    setPreview(jobOfValues(values, { company: companyOf(props, values.companyId), now: new Date() }));
  };
  return (
    <Form
      form={form}
      onSubmit={send}
      failure="told"
      draft={pathname + search}
      enterMovesOn
      aria-label={props.submit.label}
    >
      {props.note}
      <Section card title="Basic Information">
        <Stack sx={{ gap: 2.5 }}>
          <Field name="title" label="Job Title" required placeholder="Heavy Diesel Fitter" />
          {props.companies && (
            <Field
              name="companyId"
              label="Company"
              required
              options={[{ value: '', label: 'Select a company' }, ...props.companies.options]}
              hint={props.companies.hint}
            />
          )}
          <Field name="description" label="Description" rows={6} required />
          <FieldRow>
            <Field name="location" label="Location" required={props.isLocationRequired} placeholder="Lae, Morobe" />
            <Field
              name="industry"
              label="Industry"
              required
              suggestions={industries}
              placeholder="Choose, or write your own"
            />
          </FieldRow>
          <FieldRow>
            <Field name="workType" label="Work Type" required options={optionsOf(workTypes, workTypeLabels)} />
            <Field
              name="employmentType"
              label="Employment Type"
              required
              options={optionsOf(employmentTypes, employmentTypeLabels)}
            />
            <Field name="experienceLevel" label="Experience Level" placeholder="3 to 5 years" />
          </FieldRow>
          <PayFields />
          <FieldRow>
            <Field name="hrEmail" label="HR Email" type="email" hint="Where people may send a resume instead" />
            <Field
              name="closingDate"
              label="Closing Date"
              type="date"
              min={today}
              hint="Open until the end of that day, Port Moresby time"
            />
            <Field
              name="internalReference"
              label="Internal Reference"
              placeholder="HR-2026-118"
              hint={`Only your team sees it, at most ${internalReferenceLength} letters`}
            />
          </FieldRow>
        </Stack>
      </Section>
      {lists.map(({ title, ...list }) => (
        <Section key={list.name} card title={title}>
          <StringList {...list} label={title} hideLabel />
        </Section>
      ))}
      <Suspense fallback={<Skeletons count={1} height={120} />}>
        <QuestionsField />
      </Suspense>
      <Suspense fallback={null}>
        <AdAdvice jobId={props.jobId} companyId={props.company?.id} />
      </Suspense>
      <SubmitRow
        busy={props.submit.busy}
        isBusy={props.isSending}
        onCancel={props.onCancel}
        extra={
          <>
            {props.second && (
              <Button type="submit" variant="outlined" value={props.second.intent} disabled={props.isSending}>
                {props.second.label}
              </Button>
            )}
            <Button variant="outlined" aria-haspopup="dialog" onClick={show}>
              Preview
            </Button>
          </>
        }
      >
        {props.submit.label}
      </SubmitRow>
      {preview && (
        <Suspense fallback={null}>
          <JobPreview job={preview} jobId={props.jobId} onClose={() => setPreview(null)} />
        </Suspense>
      )}
    </Form>
  );
};
