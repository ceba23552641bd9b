import { otherClock } from '@workboard/contracts/dates';
import { interviewTypes } from '@workboard/contracts/enums';
import { useFormContext } from 'react-hook-form';
import { Field, FieldRow, optionsOf } from '../../../components/forms/field.js';
import { interviewTypeLabels } from '../../../entities/interview/interview-labels.js';
import { fromLocal } from './local-time.js';
import { PanelField } from './panel-field.js';

/** What these fields hold. */
export interface InterviewDetailValues {
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

/** How and where an interview is, whom to ask and who takes part; the same whether its time is set or chosen. */
export const InterviewDetailFields = ({ scheduledAt }: { scheduledAt: string }) => {
  const form = useFormContext<{ type: string; place: string }>();
  const [type, place] = form.watch(['type', 'place']);
  const instant = fromLocal(scheduledAt);
  const clock = type === 'in-person' && instant ? otherClock(instant, place) : null;
  return (
    <>
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
    </>
  );
};
