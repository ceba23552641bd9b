import { Typography } from '@mui/material';
import type { OfferTimes } from '@workboard/contracts/api/interview-times';
import { interviewDefaultMinutes, interviewTimesLimits } from '@workboard/contracts/constants';
import { useState } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { Field, FieldRow } from '../../../components/forms/field.js';
import { useContractForm } from '../../../components/forms/contract-form.js';
import { Form } from '../../../components/forms/form.js';
import { SubmitRow } from '../../../components/forms/submit-row.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { useUser } from '../../../lib/session/session.js';
import { fullName } from '@workboard/contracts/person-name';
import { plural } from '../../../lib/text/text.js';
import { ClashNote } from './clash-note.js';
import { InterviewDetailFields, type InterviewDetailValues } from './interview-detail-fields.js';
import { toLocal } from './local-time.js';
import { TimesField } from './times-field.js';
import { useOfferTimes } from './use-times-actions.js';
import type { Choosable } from '../deciding/use-decide-many.js';

interface Values extends InterviewDetailValues {
  applicationIds: number[];
  /** As the date control has them, meant in Port Moresby time. */
  times: string[];
  places: string;
}

interface OfferTimesDialogProps {
  /** Of one job, without an interview to come. */
  applications: readonly Choosable[];
  onClose: () => void;
  onOffered?: () => void;
}

const whom = (applications: readonly Choosable[]): string =>
  applications.length > 3
    ? plural(applications.length, 'applicant')
    : applications.map(({ user }) => fullName(user)).join(', ');

/** Offers times to one or several applicants; the first to choose one has it (decision P53). */
export const OfferTimesDialog = ({ applications, onClose, onOffered }: OfferTimesDialogProps) => {
  const user = useUser();
  const [opened] = useState(() => new Date().toISOString());
  const form = useContractForm<Values, OfferTimes>({
    schema: async () => (await import('@workboard/contracts/api/interview-times')).offerTimesForm,
    defaultValues: {
      applicationIds: applications.map(({ id }) => id),
      times: ['', '', ''],
      places: '1',
      duration: String(interviewDefaultMinutes),
      type: 'video',
      meetingLink: '',
      place: '',
      phone: '',
      contactName: fullName(user),
      contactPhone: user.phone ?? '',
      contactEmail: user.email,
      panel: [],
      notes: '',
    },
  });
  const [times, places] = form.watch(['times', 'places']);
  const offer = useOfferTimes(() => {
    onOffered?.();
    onClose();
  });
  const filled = times.filter(Boolean);
  const room = filled.length * Number(places);
  const first = filled.toSorted()[0] ?? '';
  return (
    <TitledDialog title="Offer Times" onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
        To {whom(applications)} for {applications[0]?.job.title}. They get a mail and choose; the first to choose a time
        has it.
      </Typography>
      <Form
        form={form}
        onSubmit={(body) => offer.mutateAsync(body)}
        failure="told"
        draft={`interview-times-${applications.map(({ id }) => id).join('-')}`}
      >
        <TimesField min={toLocal(opened)} />
        <FieldRow>
          <Field
            name="places"
            label="People for each time"
            type="number"
            min={1}
            max={interviewTimesLimits.maxPlaces}
          />
          <Field name="duration" label="Duration (minutes)" type="number" min={5} max={600} />
        </FieldRow>
        {filled.length >= interviewTimesLimits.min && room < applications.length && (
          <Callout tone="warning">
            There is room for {room} of {plural(applications.length, 'applicant')}: whoever comes last finds no time.
          </Callout>
        )}
        <ClashNote times={filled} applicantIds={applications.flatMap(({ userId }) => userId ?? [])} />
        <InterviewDetailFields scheduledAt={first} />
        <SubmitRow busy="Offering..." isBusy={offer.isPending} onCancel={onClose}>
          Offer times
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
