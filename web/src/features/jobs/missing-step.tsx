import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { UpdatedUser, UpdateUser, User } from '@workboard/contracts';
import { isFilledIn } from '@workboard/contracts/apply-profile';
import type { ApplyProfileField } from '@workboard/contracts/constants';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { useVersionedSave } from '../../components/forms/use-versioned-save.js';
import { api } from '../../lib/api/api.js';
import { useCvReading } from '../../entities/account/cv-reading.js';
import { useUser, setSessionUser } from '../../lib/session/session.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import type { ProfileCheck } from '../../entities/account/profile.js';
import { useAction } from '../../lib/api/use-action.js';

const ResumeUpload = lazyPart(async () => (await import('../../entities/account/resume-upload.js')).ResumeUpload);

type TypedField = Exclude<ApplyProfileField, 'resume'>;

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

const AnswerForm = ({ field, label }: { field: TypedField; label: string }) => {
  const user = useUser();
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const { ask, hint, rows, type, autoComplete } = questions[field];
  const form = useContractForm<Record<string, string>, UpdateUser>({
    schema: async () => (await import('@workboard/contracts/api/users')).updateUserBody,
    defaultValues: { [field]: user[field] ?? '' },
  });
  const found = useCvReading()?.found?.[field] ?? null;
  useEffect(() => {
    if (found !== null && !form.getValues(field)) {
      form.setValue(field, found);
    }
  }, [form, field, found]);
  const isFromCv = found !== null && form.watch(field) === found;
  const show = (saved: User) => setSessionUser(client, saved);
  const versioned = useVersionedSave<UpdateUser, UpdatedUser>({
    record: user,
    valuesOf: (record) => ({ [field]: record[field] }),
    load: () => api.get('/users/{id}', { params: { id: user.id } }),
    send: (body) => api.put('/users/{id}', { params: { id: user.id }, body }),
    onTheirs: show,
  });
  const save = useAction<UpdateUser, UpdatedUser>({
    run: (body) => versioned.save({ [field]: body[field] }),
    success: null,
    failure: { title: 'Update failed', text: 'Please try again.' },
    onSuccess: show,
  });
  const submit = async (body: UpdateUser) => {
    if (!isFilledIn(field, body[field] ?? null)) {
      form.setError(field, { message: `${label} is required` }, { shouldFocus: true });
      return;
    }
    await save.mutateAsync(body);
  };
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  return (
    <div ref={place}>
      <Form form={form} onSubmit={submit} failure="told" draft={`profile-${field}`}>
        <Typography>{ask}</Typography>
        <Field
          name={field}
          label={label}
          rows={rows}
          type={type}
          autoComplete={autoComplete}
          hint={isFromCv ? 'We read this from your CV. Right?' : hint}
        />
        <Button type="submit" variant="contained" disabled={save.isPending} sx={{ alignSelf: 'flex-start' }}>
          {save.isPending ? 'Saving...' : 'Save and Go On'}
        </Button>
      </Form>
      {versioned.dialog}
    </div>
  );
};

/** Asks for the first thing that is still missing; it is kept in the profile at once, and the next one follows. */
export const MissingStep = ({ missing, of }: { missing: readonly ProfileCheck[]; of: number }) => {
  const [isFileFirst, setFileFirst] = useState(false);
  const file = missing.find(({ field }) => field === 'resume');
  const next = isFileFirst && file ? file : missing[0];
  if (!next) {
    return null;
  }
  return (
    <Box component="section" aria-label="What is missing" sx={{ mb: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }} aria-live="polite">
        {`Question ${of - missing.length + 1} of ${of}`}
      </Typography>
      {next.field === 'resume' ? (
        <>
          <Typography sx={{ mb: 1.5 }}>
            {missing.length > 1
              ? 'Your CV as a PDF file. We read it and fill in the answers for you to check.'
              : 'Your CV: a PDF file, or made here from your answers.'}
          </Typography>
          <Suspense fallback={<Skeletons count={1} height={150} />}>
            <ResumeUpload />
          </Suspense>
          {missing.length > 1 && (
            <Button size="small" sx={{ mt: 1.5 }} onClick={() => setFileFirst(false)}>
              Answer the Questions First
            </Button>
          )}
        </>
      ) : (
        <>
          <AnswerForm key={next.field} field={next.field} label={next.label} />
          {file && (
            <Button size="small" sx={{ mt: 1.5 }} onClick={() => setFileFirst(true)}>
              I Have a CV (PDF): Read the Answers From It
            </Button>
          )}
        </>
      )}
    </Box>
  );
};
