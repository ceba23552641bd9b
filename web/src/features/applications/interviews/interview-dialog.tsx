import { useQuery } from '@tanstack/react-query';
import type { Application, Interview } from '@workboard/contracts';
import type { CreateInterview } from '@workboard/contracts/api/interviews';
import { interviewDefaultMinutes } from '@workboard/contracts/constants';
import { Suspense, useEffect, useState } from 'react';
import { Button, Typography } from '@mui/material';
import { Field, FieldRow } from '../../../components/forms/field.js';
import { EdgeActions } from '../../../components/elements/edge-actions.js';
import { useContractForm } from '../../../components/forms/contract-form.js';
import { Form } from '../../../components/forms/form.js';
import { SubmitRow } from '../../../components/forms/submit-row.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { api } from '../../../lib/api/api.js';
import { useUser } from '../../../lib/session/session.js';
import { fullName } from '@workboard/contracts/person-name';
import { keyOf, read } from '../../../lib/api/read.js';
import { useAction } from '../../../lib/api/use-action.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import { shownName } from '../../../entities/application/blind.js';
import { ClashNote } from './clash-note.js';
import { InterviewDetailFields, type InterviewDetailValues } from './interview-detail-fields.js';
import { toLocal } from './local-time.js';

const OfferTimesDialog = lazyDialog(async () => (await import('./offer-times-dialog.js')).OfferTimesDialog);

interface Values extends InterviewDetailValues {
  applicationId: number;
  /** As the date control has it, `2026-12-01T09:30`, meant in Port Moresby time. */
  scheduledAt: string;
}

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
  const [isOffering, setIsOffering] = useState(false);
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
  const [type, scheduledAt] = form.watch(['type', 'scheduledAt']);
  const applicant = useQuery({
    ...read('/users/{id}', { params: { id: application.user.id } }),
    enabled: type === 'phone',
  });
  const theirPhone = applicant.data?.phone;
  useEffect(() => {
    if (theirPhone && form.getValues('phone') === '') {
      form.setValue('phone', theirPhone);
    }
  }, [form, theirPhone]);
  const save = useAction<CreateInterview, Interview>({
    run: ({ applicationId, ...details }, creating) =>
      planned
        ? api.put('/interviews/{id}', { params: { id: planned.id }, body: details })
        : api.post('/interviews', { body: { ...details, applicationId }, ...creating }),
    refresh: [keyOf('/applications'), keyOf('/interviews')],
    success: () => ({
      title: planned ? 'Interview updated' : 'Interview scheduled',
      text: shownName(application.id, application.user),
    }),
    failure: { title: 'Error', text: 'Failed to schedule the interview.' },
    onSuccess: () => {
      onPlanned();
      onClose();
    },
  });
  if (isOffering) {
    return (
      <Suspense fallback={null}>
        <OfferTimesDialog applications={[application]} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <TitledDialog title={planned ? 'Change Interview' : 'Schedule Interview'} onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        With {fullName(application.user)} for {application.job.title}. Times are Port Moresby time.
      </Typography>
      {!planned && (
        <EdgeActions>
          <Button onClick={() => setIsOffering(true)}>Offer times to choose from instead</Button>
        </EdgeActions>
      )}
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
        <ClashNote times={[scheduledAt]} applicantIds={[application.user.id]} interviewId={planned?.id} />
        <InterviewDetailFields scheduledAt={scheduledAt} />
        <SubmitRow busy="Scheduling..." isBusy={save.isPending} onCancel={onClose}>
          {planned ? 'Update Interview' : 'Schedule Interview'}
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
