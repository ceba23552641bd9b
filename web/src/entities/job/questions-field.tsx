import { Box, Button, Stack, Typography } from '@mui/material';
import type { JobQuestion } from '@workboard/contracts';
import { questionKindLabels, questionKinds, questionLimits } from '@workboard/contracts/questions';
import { useId } from 'react';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Help } from '../../components/forms/controls.js';
import { Field, FieldRow, optionsOf } from '../../components/forms/field.js';
import { CloseIcon, PlusIcon } from '../../components/elements/icons.js';
import { Section } from '../../components/layout/section.js';
import { StringList } from '../../components/forms/string-list.js';
import { SwitchField } from '../../components/forms/switch-field.js';

const randomId = (): string =>
  `q${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

const newQuestion = (): JobQuestion => ({
  id: randomId(),
  kind: 'yes_no',
  text: '',
  required: true,
  must: false,
  options: [],
  wanted: [],
  atLeast: null,
  validOn: null,
});

/** Which of the offered answers are wanted. */
const WantedOptions = ({ name, options }: { name: string; options: readonly string[] }) => {
  const id = useId();
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const wanted = (field.value ?? []) as string[];
  return (
    <fieldset className="choice-group" aria-describedby={`${id}-error`}>
      <legend className="label">Wanted answers</legend>
      {options.length === 0 && <Help>Add the answers first.</Help>}
      {options.map((option, index) => (
        <Box
          key={option}
          component="label"
          sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 36, overflowWrap: 'anywhere' }}
        >
          <Box
            component="input"
            type="checkbox"
            ref={index === 0 ? field.ref : undefined}
            checked={wanted.includes(option)}
            onChange={() =>
              field.onChange(wanted.includes(option) ? wanted.filter((other) => other !== option) : [...wanted, option])
            }
            sx={{ width: 20, height: 20, m: 0, flex: 'none' }}
          />
          {option}
        </Box>
      ))}
      {fieldState.error?.message && (
        <Help id={`${id}-error`} isError>
          {fieldState.error.message}
        </Help>
      )}
    </fieldset>
  );
};

/** The answer that the employer hopes for; another one is pointed out. */
const Wanted = ({ name, question }: { name: string; question: JobQuestion }) => {
  switch (question.kind) {
    case 'choice':
      return <WantedOptions name={`${name}.wanted`} options={question.options} />;
    case 'number':
      return <Field name={`${name}.atLeast`} label="At least" type="number" required />;
    case 'licence':
      return <Field name={`${name}.validOn`} label="Valid on" type="date" hint="Left empty: on the day they apply" />;
    default:
      return null;
  }
};

const wantedLabels: Partial<Record<JobQuestion['kind'], string>> = {
  yes_no: 'Point out who does not answer yes',
  choice: 'Point out who does not give a wanted answer',
  number: 'Point out who has less',
  licence: 'Point out who does not have it',
};

const QuestionField = ({ index, onRemove }: { index: number; onRemove: () => void }) => {
  const name = `questions.${index}`;
  const question = useWatch({ name }) as JobQuestion | undefined;
  if (!question) {
    return null;
  }
  const mustLabel = wantedLabels[question.kind];
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ px: 1, fontWeight: 600 }}>
        Question {index + 1}
      </Box>
      <Stack sx={{ gap: 2 }}>
        <Field name={`${name}.kind`} label="Kind" options={optionsOf(questionKinds, questionKindLabels)} />
        <Field
          name={`${name}.text`}
          label={question.kind === 'licence' ? 'Licence or certificate' : 'Question'}
          required
          placeholder={question.kind === 'licence' ? 'Driver licence class 4' : 'Can you begin in January?'}
        />
        {question.kind === 'choice' && (
          <StringList name={`${name}.options`} label="Answers to choose from" entry="answer" placeholder="Day shift" />
        )}
        <FieldRow>
          <SwitchField name={`${name}.required`} label="Must be answered" />
          {mustLabel && <SwitchField name={`${name}.must`} label={mustLabel} />}
        </FieldRow>
        {question.must && <Wanted name={name} question={question} />}
        <Button
          size="small"
          color="error"
          startIcon={<CloseIcon size={16} />}
          onClick={onRemove}
          aria-label={`Remove question ${index + 1}`}
          sx={{ alignSelf: 'flex-start' }}
        >
          Remove
        </Button>
      </Stack>
    </Box>
  );
};

/** What applicants are asked beside the letter, in the form of a job (decision P48). */
export const QuestionsField = () => {
  const { fields, append, remove } = useFieldArray({ name: 'questions', keyName: 'key' });
  return (
    <Section card title="Questions for applicants">
      <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Optional. They are asked together with the letter. An answer never rejects anybody; other answers than the
          wanted ones are pointed out to you.
        </Typography>
        {fields.map(({ key }, index) => (
          <QuestionField key={key} index={index} onRemove={() => remove(index)} />
        ))}
        <Button
          variant="outlined"
          startIcon={<PlusIcon />}
          disabled={fields.length >= questionLimits.questions}
          onClick={() => append(newQuestion(), { focusName: `questions.${fields.length}.kind` })}
          sx={{ alignSelf: 'flex-start' }}
        >
          Add question
        </Button>
        {fields.length >= questionLimits.questions && <Help>These are the most that can be asked.</Help>}
      </Stack>
    </Section>
  );
};
