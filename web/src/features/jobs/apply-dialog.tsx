import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application, CreateApplication, Job } from '@workboard/contracts';
import { coverLetterMinLength } from '@workboard/contracts/constants';
import { Suspense, useState } from 'react';
import { Callout } from '../../components/feedback/callout.js';
import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { PlainLink, TextLink } from '../../components/elements/link.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { api, ApiError } from '../../lib/api/api.js';
import { useUser } from '../../lib/session/session.js';
import { missingFor, profileTab, type ProfileCheck } from '../../entities/account/profile.js';
import { applicationsQuery } from '../../entities/application/application-queries.js';
import { jobQuery } from '../../entities/job/job-queries.js';
import { resumeQuery, sayResume } from '../../entities/account/resume.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import { toast } from '../../lib/toasts/toast.js';
import { arrivedFrom } from './arrival.js';
import { sendOrKeep, waits } from '../../offline/send-or-keep.js';
import { isToBeSent, useWaitingFor } from '../../offline/waiting.js';
import { WaitingNote } from '../../offline/waiting-part.js';
import type { Waiting } from '../../offline/waiting-entry.js';
import { useAction } from '../../lib/api/use-action.js';
import { startLetter } from './letter-starters.js';

const ApplyQuestions = lazyPart(async () => (await import('./apply-questions.js')).ApplyQuestions);
/** For those who are new; the others do not load it. */
const MissingStep = lazyPart(async () => (await import('./missing-step.js')).MissingStep);

const MissingFields = ({ missing, here }: { missing: readonly ProfileCheck[]; here: object }) => (
  <Box sx={{ mb: 2.5 }}>
    <Callout tone="warning" title="Complete your profile to apply">
      <Typography variant="body2">These are missing:</Typography>
      <ul style={{ margin: '4px 0 0' }}>
        {missing.map(({ field, label, tab }) => (
          <li key={field}>
            <TextLink to={profileTab(tab)} state={{ ...here, field }}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Callout>
  </Box>
);

/** The file and the number that go with the letter, and the way to change them. */
const WhatGoes = () => {
  const { resume, phone } = useUser();
  const { data: info } = useQuery({ ...resumeQuery, enabled: resume !== null });
  if (!resume && !phone) {
    return null;
  }
  return (
    <Box
      sx={{
        mb: 2.5,
        px: 2,
        py: 1.5,
        bgcolor: 'sunken',
        borderRadius: 1,
        typography: 'body2',
        '& a': { display: 'inline-block', py: 0.5 },
      }}
    >
      {resume && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          Your CV:{' '}
          <PlainLink href={resume} target="_blank" rel="noopener noreferrer">
            {info ? sayResume(info) : 'View PDF'}
          </PlainLink>
        </Box>
      )}
      {phone && <div>They can call you on {phone}.</div>}
      <TextLink to={profileTab(resume ? 'professional' : 'basic')}>Change</TextLink>
    </Box>
  );
};

/** Ways to begin for those who do not like an empty box: the letter before, or one from the profile. */
const LetterOffers = ({ job, onChoose }: { job: Job; onChoose: (text: string) => void }) => {
  const user = useUser();
  const { data: applications } = useQuery(applicationsQuery);
  const last = applications?.find(({ coverLetter }) => coverLetter?.trim())?.coverLetter;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
      {last && (
        <Button size="small" variant="outlined" onClick={() => onChoose(last)}>
          Use My Last Letter
        </Button>
      )}
      <Button size="small" variant="outlined" onClick={() => onChoose(startLetter(job, user, 'en'))}>
        Start a Letter for Me
      </Button>
      <Button size="small" variant="outlined" lang="tpi" onClick={() => onChoose(startLetter(job, user, 'tpi'))}>
        Statim long Tok Pisin
      </Button>
    </Stack>
  );
};

interface ApplyValues {
  jobId: number;
  coverLetter: string;
  /** By the ids of the job's questions. */
  answers: Record<string, unknown>;
}

/** Sent without a line: it waits on this device (decision P51). */
const Kept = ({ job, entry, onClose }: { job: Job; entry: Waiting; onClose: () => void }) => (
  <TitledDialog
    title={`Apply for ${job.title}`}
    onClose={onClose}
    actions={
      <Button variant="contained" onClick={onClose}>
        Close
      </Button>
    }
  >
    <Suspense fallback={<Skeletons count={1} height={90} />}>
      <WaitingNote entry={entry} />
    </Suspense>
  </TitledDialog>
);

/** Cover letter, what the employer asks, and send; or that it was sent and waits. */
export const ApplyDialog = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const entry = useWaitingFor(job.id, ['apply']);
  return entry && isToBeSent(entry) ? (
    <Kept job={job} entry={entry} onClose={onClose} />
  ) : (
    <LetterDialog job={job} onClose={onClose} />
  );
};

/** What was typed is kept until it is sent, also over a reload (spec §2 "Apply dialog"). */
const LetterDialog = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const user = useUser();
  const client = useQueryClient();
  const missing = missingFor(user);
  const [asked] = useState(missing.length);
  const { data: whole, isFetching, isPlaceholderData } = useQuery({ ...jobQuery(job.id), placeholderData: job });
  const questions = whole?.questions ?? [];
  const form = useContractForm<ApplyValues, CreateApplication>({
    schema: async () => {
      const { applyBody } = await import('@workboard/contracts/api/apply');
      return applyBody(client.getQueryData(jobQuery(job.id).queryKey)?.questions ?? []);
    },
    defaultValues: { jobId: job.id, coverLetter: '', answers: {} },
  });
  const letter = form.watch('coverLetter');
  const length = letter.trim().length;

  const apply = useAction<CreateApplication, Application | typeof waits>({
    run: (body, creating) => {
      const answers = questions.length > 0 ? body.answers : undefined;
      const source = arrivedFrom();
      return sendOrKeep(() => api.post('/applications', { body: { ...body, answers, source }, ...creating }), {
        key: creating.idempotencyKey ?? '',
        accountId: user.id,
        kind: 'apply',
        jobId: job.id,
        title: job.title,
        company: job.company?.name ?? '',
        coverLetter: body.coverLetter,
        answers,
        source,
      });
    },
    success: (answer) =>
      answer === waits
        ? null
        : { title: 'Application submitted!', text: 'Your application has been sent to the employer.' },
    failure: { title: 'Application failed', text: 'Failed to submit application' },
    onSuccess: (application) => {
      form.reset({ jobId: job.id, coverLetter: '', answers: {} });
      if (application === waits) {
        return;
      }
      client.setQueryData<Application[]>(applicationsQuery.queryKey, (list) => [application, ...(list ?? [])]);
      onClose();
    },
  });

  const write = (text: string) => {
    form.setValue('coverLetter', text, { shouldDirty: true });
    form.setFocus('coverLetter');
  };

  /** The employer may have asked something else meanwhile. */
  const showAnswerErrors = (error: unknown) => {
    const wrong = error instanceof ApiError ? error.details.filter(({ field }) => field.startsWith('answers.')) : [];
    for (const { field, message } of wrong) {
      form.setError(field as `answers.${string}`, { type: 'server', message });
    }
    if (wrong.length > 0) {
      void client.invalidateQueries({ queryKey: jobQuery(job.id).queryKey });
    }
  };

  const submit = async (body: CreateApplication) => {
    if (missing.length > 0) {
      toast.error('Profile incomplete', { text: 'Complete your profile to apply' });
      return;
    }
    try {
      await apply.mutateAsync(body);
    } catch (error) {
      showAnswerErrors(error);
      throw error;
    }
  };

  return (
    <TitledDialog title={`Apply for ${job.title}`} onClose={onClose}>
      {missing.length > 0 && (
        <>
          <MissingFields missing={missing} here={{ from: `/jobs/${job.id}` }} />
          <Suspense fallback={<Skeletons count={1} height={150} />}>
            <MissingStep missing={missing} of={asked} />
          </Suspense>
        </>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {job.company?.name ?? 'The employer'} receives your profile, your CV and this letter. Employers may use an AI
        suggestion to sort applications; people decide.
      </Typography>
      <WhatGoes />
      {length === 0 && missing.length === 0 && <LetterOffers job={job} onChoose={write} />}
      <Form form={form} onSubmit={submit} failure="told" draft={`cover-letter-${job.id}`}>
        <Field
          name="coverLetter"
          label="Cover letter"
          rows={6}
          required
          placeholder="Say why this job suits you, and what you would bring to it."
          hint={length < coverLetterMinLength ? `${length} of ${coverLetterMinLength} minimum` : `${length} characters`}
        />
        {questions.length > 0 && (
          <Suspense fallback={<Skeletons count={1} height={90} />}>
            <ApplyQuestions questions={questions} />
          </Suspense>
        )}
        <SubmitRow
          busy="Submitting..."
          isBusy={apply.isPending}
          disabled={missing.length > 0 || (isPlaceholderData && isFetching)}
          onCancel={onClose}
          keepDraft
        >
          {missing.length > 0 ? 'Complete Profile First' : 'Submit Application'}
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
