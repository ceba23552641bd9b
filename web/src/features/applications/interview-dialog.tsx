import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application, Interview, User } from '@workboard/contracts';
import type { CreateInterview } from '@workboard/contracts/api/interviews';
import { interviewDefaultMinutes } from '@workboard/contracts/constants';
import { otherClock } from '@workboard/contracts/dates';
import { interviewTypes } from '@workboard/contracts/enums';
import { useEffect, useState } from 'react';
import { Field, FieldRow, optionsOf } from '../../components/field.js';
import { Form, SubmitRow, useContractForm } from '../../components/form.js';
import { TitledDialog } from '../../components/titled-dialog.js';
import { api } from '../../lib/api.js';
import { useUser } from '../../lib/guard.js';
import { fullName, interviewTypeLabels } from '../../lib/labels.js';
import { useAction } from '../../lib/use-action.js';
import { PanelField } from './panel-field.js';

interface Values {
  applicationId: number;
  /** As the date control has it, `2026-12-01T09:30`, meant in Port Moresby time. */
  scheduledAt: string;
  duration: string;
  type: string;
  meetingLink: string;
  place: string;
  phone: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  panel: string[];
  notes: string;
}

/** An instant as the date control has it. Port Moresby has no daylight saving (decision P6). */
const toLocal = (iso: string): string => new Date(new Date(iso).getTime() + 10 * 3_600_000).toISOString().slice(0, 16);

interface InterviewDialogProps {
  application: Application;
  /** Called after the interview is planned, and before the dialog closes. */
  onPlanned: () => void;
  onClose: () => void;
}

/** Sets an interview, or moves the one that is planned; the seeker gets a mail with a calendar entry (decision P11). */
export const InterviewDialog = ({ application, onPlanned, onClose }: InterviewDialogProps) => {
  const planned = application.nextInterview;
  const user = useUser();
  const [opened] = useState(() => new Date().toISOString());
  const form = useContractForm<Values, CreateInterview>({
    schema: async () => (await import('@workboard/contracts/api/interviews')).interviewForm,
    defaultValues: {
      applicationId: application.id,
      scheduledAt: planned ? toLocal(planned.scheduledAt) : '',
      duration: String(planned?.duration ?? interviewDefaultMinutes),
      type: planned?.type ?? 'video',
      meetingLink: planned?.meetingLink ?? '',
      place: planned?.place ?? '',
      phone: planned?.phone ?? '',
      contactName: planned ? (planned.contactName ?? '') : fullName(user),
      contactPhone: planned ? (planned.contactPhone ?? '') : (user.phone ?? ''),
      contactEmail: planned ? (planned.contactEmail ?? '') : user.email,
      panel: planned?.panel ?? [],
      notes: planned?.notes ?? '',
    },
    leaveUnchanged: planned ? ['phone', 'contactPhone'] : [],
  });
  const [type, place, scheduledAt] = form.watch(['type', 'place', 'scheduledAt']);
  const clock = type === 'in-person' && scheduledAt ? otherClock(new Date(`${scheduledAt}+10:00`), place) : null;
  const applicant = useQuery<User>({ queryKey: [`/api/users/${application.user.id}`], enabled: type === 'phone' });
  const theirPhone = applicant.data?.phone;
  useEffect(() => {
    if (theirPhone && form.getValues('phone') === '') {
      form.setValue('phone', theirPhone);
    }
  }, [form, theirPhone]);
  const save = useAction<CreateInterview, Interview>({
    run: ({ applicationId, ...details }, creating) =>
      planned
        ? api.put(`/api/interviews/${planned.id}`, details)
        : api.post('/api/interviews', { ...details, applicationId }, creating),
    refresh: [['/api/applications'], ['/api/interviews']],
    success: { title: planned ? 'Interview updated' : 'Interview scheduled', text: fullName(application.user) },
    failure: { title: 'Error', text: 'Failed to schedule the interview.' },
    onSuccess: () => {
      onPlanned();
      onClose();
    },
  });
  return (
    <TitledDialog title={planned ? 'Change Interview' : 'Schedule Interview'} onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        With {fullName(application.user)} for {application.job.title}. Times are Port Moresby time.
      </Typography>
      <Form
        form={form}
        onSubmit={(body) => save.mutateAsync(body)}
        failure="told"
        draft={`interview-${application.id}`}
      >
        <FieldRow>
          <Field name="scheduledAt" label="Date and time" type="datetime-local" min={toLocal(opened)} required />
          <Field name="duration" label="Duration (minutes)" type="number" min={5} max={600} />
        </FieldRow>
        <Field name="type" label="Type" options={optionsOf(interviewTypes, interviewTypeLabels)} />
        {type === 'video' && <Field name="meetingLink" label="Meeting link" type="url" placeholder="https://" />}
        {type === 'phone' && (
          <Field name="phone" label="Number that you will call" type="tel" hint="The applicant reads it, too." />
        )}
        {type === 'in-person' && (
          <Field
            name="place"
            label="Place"
            required
            hint={`Building, street and town: somebody may travel to it.${clock ? ` The interview is at ${clock}.` : ''}`}
          />
        )}
        <FieldRow>
          <Field name="contactName" label="Contact person" />
          <Field name="contactPhone" label="Contact phone" type="tel" />
        </FieldRow>
        <Field name="contactEmail" label="Contact email" type="email" hint="Answers of the applicant go there." />
        <PanelField />
        <Field name="notes" label="Notes for the applicant" rows={3} />
        <SubmitRow busy="Scheduling..." isBusy={save.isPending} onCancel={onClose}>
          {planned ? 'Update Interview' : 'Schedule Interview'}
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
