import { Stack } from '@mui/material';
import type { AskedQuestion } from '@workboard/contracts';
import { questionLimits } from '@workboard/contracts/questions';
import { useWatch } from 'react-hook-form';
import { Field, FieldRow, type Option } from '../../components/forms/field.js';
import { Section } from '../../components/layout/section.js';

const none: Option = { value: '', label: 'Choose an answer' };
const yesOrNo: readonly Option[] = [none, { value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }];

/** Whether one has the licence, and then its number and end, which nobody must tell. */
const LicenceField = ({ name, question }: { name: string; question: AskedQuestion }) => {
  const has: unknown = useWatch({ name: `${name}.has` });
  return (
    <Stack sx={{ gap: 2 }}>
      <Field
        name={`${name}.has`}
        label={question.text}
        hint="Do you have this licence or certificate?"
        required={question.required}
        options={yesOrNo}
      />
      {has === 'yes' && (
        <FieldRow>
          <Field name={`${name}.number`} label={`Number of ${question.text}`} hint="Optional" />
          <Field name={`${name}.validUntil`} label={`${question.text} is valid until`} type="date" hint="Optional" />
        </FieldRow>
      )}
    </Stack>
  );
};

const AnswerField = ({ question }: { question: AskedQuestion }) => {
  const { id, kind, text, required, options } = question;
  const shared = { name: `answers.${id}`, label: text, required };
  switch (kind) {
    case 'yes_no':
      return <Field {...shared} options={yesOrNo} />;
    case 'choice':
      return <Field {...shared} options={[none, ...options.map((option) => ({ value: option, label: option }))]} />;
    case 'number':
      return <Field {...shared} type="number" />;
    case 'licence':
      return <LicenceField name={shared.name} question={question} />;
    default:
      return <Field {...shared} rows={2} hint={`At most ${questionLimits.answer} characters`} />;
  }
};

/** What the employer asks beside the letter, each question a field of the form around it (decision P48). */
export const ApplyQuestions = ({ questions }: { questions: readonly AskedQuestion[] }) => (
  <Section title="Questions from the employer" level="h3">
    <Stack sx={{ gap: 2.5 }}>
      {questions.map((question) => (
        <AnswerField key={question.id} question={question} />
      ))}
    </Stack>
  </Section>
);
