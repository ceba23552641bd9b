import { Stack } from '@mui/material';
import type { JobAlert, JobAlertForm } from '@workboard/contracts';
import { alertEmploymentTypes, alertFrequencies, alertWorkTypes } from '@workboard/contracts/enums';
import { Field, FieldRow, optionsOf } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { SwitchField } from '../../components/forms/switch-field.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { alertEmploymentTypeLabels, alertWorkTypeLabels } from '../../entities/job/alert-labels.js';
import { alertTitle } from '../../entities/job/alert-title.js';
import { api } from '../../lib/api/api.js';
import { useUser } from '../../lib/session/session.js';
import { keyOf } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { AlertPreview } from './alert-preview.js';
import { SmsHint } from './sms-hint.js';
import { smsNumbersQuery } from './sms-numbers.js';
import { frequencyLabels } from './alert-words.js';

interface Values {
  title: string;
  /** One text with commas; the contract splits it. */
  keywords: string;
  location: string;
  salaryMin: string;
  salaryMax: string;
  workType: string;
  employmentType: string;
  frequency: string;
  isActive: boolean;
  emailNotifications: boolean;
  smsNotifications: boolean;
}

const valuesOf = (alert: JobAlert | null): Values => ({
  title: alert?.title ?? '',
  keywords: alert?.keywords.join(', ') ?? '',
  location: alert?.location ?? '',
  salaryMin: alert?.salaryMin?.toString() ?? '',
  salaryMax: alert?.salaryMax?.toString() ?? '',
  workType: alert?.workType ?? 'any',
  employmentType: alert?.employmentType ?? 'any',
  frequency: alert?.frequency ?? 'daily',
  isActive: alert?.isActive ?? true,
  emailNotifications: alert?.emailNotifications ?? true,
  smsNotifications: alert?.smsNotifications ?? false,
});

/** Creates an alert, or changes the one it is given. A failure leaves the dialog open with all that was typed. */
export const AlertDialog = ({ alert, onClose }: { alert: JobAlert | null; onClose: () => void }) => {
  const user = useUser();
  const form = useContractForm<Values, JobAlertForm>({
    schema: async () => (await import('@workboard/contracts/api/alerts')).jobAlertForm,
    defaultValues: valuesOf(alert),
  });
  const save = useAction<JobAlertForm, JobAlert>({
    run: (typed, creating) => {
      const body = { ...typed, title: typed.title ?? alertTitle(typed) };
      return alert
        ? api.put('/job-alerts/{id}', { params: { id: alert.id }, body })
        : api.post('/job-alerts', { body: { ...body, userId: user.id }, ...creating });
    },
    refresh: [keyOf('/job-alerts'), smsNumbersQuery.queryKey],
    success: ({ title }) => ({
      title: alert ? 'Job alert updated successfully' : 'Job alert created successfully',
      text: title,
    }),
    failure: null,
    onSuccess: onClose,
  });
  return (
    <TitledDialog title={alert ? 'Edit Job Alert' : 'Create Job Alert'} onClose={onClose}>
      <Form form={form} onSubmit={(body) => save.mutateAsync(body)}>
        <Field
          name="title"
          label="Alert title"
          hint="Left empty, it says what you look for"
          placeholder="Nursing jobs in Morobe"
        />
        <Field name="keywords" label="Keywords" hint="Separate several with commas" placeholder="nurse, midwife" />
        <Field name="location" label="Location" placeholder="Lae" />
        <FieldRow>
          <Field name="salaryMin" label="Minimum pay (PGK a year)" type="number" min={0} />
          <Field name="salaryMax" label="Maximum pay (PGK a year)" type="number" min={0} />
        </FieldRow>
        <FieldRow>
          <Field name="workType" label="Work type" options={optionsOf(alertWorkTypes, alertWorkTypeLabels)} />
          <Field
            name="employmentType"
            label="Employment type"
            options={optionsOf(alertEmploymentTypes, alertEmploymentTypeLabels)}
          />
          <Field name="frequency" label="Frequency" options={optionsOf(alertFrequencies, frequencyLabels)} />
        </FieldRow>
        <AlertPreview />
        <Stack sx={{ alignItems: 'flex-start' }}>
          <SwitchField name="emailNotifications" label="Email notifications" />
          <SwitchField name="smsNotifications" label="SMS notifications (premium)" hint={<SmsHint />} />
          <SwitchField name="isActive" label="Active" />
        </Stack>
        <SubmitRow busy="Saving..." isBusy={save.isPending} onCancel={onClose}>
          {alert ? 'Update Alert' : 'Create Alert'}
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
