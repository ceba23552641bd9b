import { Box, Button, Typography } from '@mui/material';
import type { UpdateUser } from '@workboard/contracts';
import { isFilledIn } from '@workboard/contracts/apply-profile';
import type { ApplyProfileField } from '@workboard/contracts/constants';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { useCvReading } from '../../entities/account/cv-reading.js';
import { useUser } from '../../lib/session/session.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import type { ProfileCheck } from '../../entities/account/profile.js';
import { type Answer, type TypedField, useAnswers } from './use-answers.js';

const ResumeUpload = lazyPart(async () => (await import('../../entities/account/resume-upload.js')).ResumeUpload);

const savingSentence = 'Saving your answers...';

const isTyped = (field: ApplyProfileField): field is TypedField => field !== 'resume';

interface Question {
  ask: string;
  hint: string;
  rows?: number;
  type?: 'tel';
  autoComplete?: string;
}

/** What is asked for each thing that applying needs; the CV is a file. */
const questions: Record<TypedField, Question> = {
  phone: { ask: 'On which number can they call you?', hint: 'As in 7123 4567.', type: 'tel', autoComplete: 'tel' },
  location: { ask: 'Where do you live?', hint: 'Town and province, as in Lae, Morobe.' },
  bio: { ask: 'Who are you?', hint: 'Two or three sentences: what you do, and what you look for.', rows: 3 },
  experience: {
    ask: 'Where have you worked?',
    hint: 'Employer, job and years, the newest first. Work at home or in the village counts, too.',
    rows: 4,
  },
  education: { ask: 'Which school or course?', hint: 'The last one, and the year.', rows: 3 },
};

interface AnswerFormProps {
  field: TypedField;
  label: string;
  /** What the field begins with. */
  value: string;
  /** What their CV says. */
  found: string | null;
  onGive: (answer: Answer) => void;
}

const AnswerForm = ({ field, label, value, found, onGive }: AnswerFormProps) => {
  const place = useRef<HTMLFieldSetElement>(null);
  const askId = useId();
  const { ask, hint, rows, type, autoComplete } = questions[field];
  const form = useContractForm<Record<string, string>, UpdateUser>({
    schema: async () => (await import('@workboard/contracts/api/users')).updateUserBody,
    defaultValues: { [field]: value },
  });
  useEffect(() => {
    if (found !== null && !form.getValues(field)) {
      form.setValue(field, found);
    }
  }, [form, field, found]);
  const isFromCv = found !== null && form.watch(field) === found;
  const submit = async (body: UpdateUser) => {
    const answer = body[field] ?? null;
    if (answer === null || !isFilledIn(field, answer)) {
      form.setError(field, { message: `${label} is required` }, { shouldFocus: true });
      return;
    }
    onGive({ [field]: answer });
  };
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  return (
    // A group, so that the question is read aloud when the focus comes to the field.
    <Box ref={place} component="fieldset" aria-labelledby={askId} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Form form={form} onSubmit={submit} draft={`profile-${field}`}>
        <Typography id={askId}>{ask}</Typography>
        <Field
          name={field}
          label={label}
          rows={rows}
          type={type}
          autoComplete={autoComplete}
          hint={isFromCv ? 'We read this from your CV. Right?' : hint}
        />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
          Save and Go On
        </Button>
      </Form>
    </Box>
  );
};

/** What is asked where the answer is a file. It has the focus when it follows another question, so that it is read aloud. */
const FileQuestion = ({ takesFocus, children }: { takesFocus: boolean; children: string }) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) {
      place.current?.focus();
    }
  }, [takesFocus]);
  return (
    <Typography ref={place} tabIndex={-1} sx={{ mb: 1.5 }}>
      {children}
    </Typography>
  );
};

/** Asks for the first thing that is still missing. It is kept in the profile at once, while the next one is asked. */
export const MissingStep = ({ missing, of }: { missing: readonly ProfileCheck[]; of: number }) => {
  const user = useUser();
  const [isFileFirst, setFileFirst] = useState(false);
  const { saving, refused, give, dialog } = useAnswers();
  const found = useCvReading()?.found;
  const isSaving = Object.keys(saving).length > 0;
  const open = missing.filter(({ field }) => !(field in saving));
  const file = open.find(({ field }) => field === 'resume');
  const [askedAtFirst] = useState(() => open.length);
  // What could not be saved is asked again after the others, so that nobody is taken away from what they type.
  const next =
    isFileFirst && file ? file : (open.find(({ field }) => isTyped(field) && !(field in refused)) ?? open[0]);
  return (
    <Box component="section" aria-label="What is missing" sx={{ mb: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }} aria-live="polite">
        {next ? `Question ${of - open.length + 1} of ${of}` : savingSentence}
      </Typography>
      {next && !isTyped(next.field) && (
        <>
          <FileQuestion takesFocus={isFileFirst || open.length < askedAtFirst}>
            {open.length > 1
              ? 'Your CV as a PDF file. We read it and fill in the answers for you to check.'
              : 'Your CV: a PDF file, or made here from your answers.'}
          </FileQuestion>
          {isSaving && open.length === 1 ? (
            <Typography component="output">{savingSentence}</Typography>
          ) : (
            <Suspense fallback={<Skeletons count={1} height={150} />}>
              <ResumeUpload />
            </Suspense>
          )}
          {open.length > 1 && (
            <Button size="small" sx={{ mt: 1.5 }} onClick={() => setFileFirst(false)}>
              Answer the Questions First
            </Button>
          )}
        </>
      )}
      {next && isTyped(next.field) && (
        <>
          <AnswerForm
            key={next.field}
            field={next.field}
            label={next.label}
            value={refused[next.field] ?? user[next.field] ?? ''}
            found={found?.[next.field] ?? null}
            onGive={give}
          />
          {file && (
            <Button size="small" sx={{ mt: 1.5 }} onClick={() => setFileFirst(true)}>
              I Have a CV (PDF): Read the Answers From It
            </Button>
          )}
        </>
      )}
      {dialog}
    </Box>
  );
};
