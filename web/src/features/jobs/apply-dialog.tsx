import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application, CreateApplication, Job } from '@workboard/contracts';
import { coverLetterMinLength } from '@workboard/contracts/constants';
import { Suspense, useState } from 'react';
import { Callout } from '../../components/callout.js';
import { Field } from '../../components/field.js';
import { Form, SubmitRow, useContractForm } from '../../components/form.js';
import { PlainLink, TextLink } from '../../components/link.js';
import { Skeletons } from '../../components/query-state.js';
import { TitledDialog } from '../../components/titled-dialog.js';
import { api } from '../../lib/api.js';
import { useUser } from '../../lib/guard.js';
import { missingFor, profileTab, type ProfileCheck } from '../../lib/profile.js';
import { applicationsQuery } from '../../lib/queries.js';
import { resumeQuery, sayResume } from '../../lib/resume.js';
import { lazyPart } from '../../lib/lazy-part.js';
import { toast } from '../../lib/toast.js';
import { useAction } from '../../lib/use-action.js';
import { startLetter } from './letter-starters.js';

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
    <Box sx={{ mb: 2.5, px: 2, py: 1.5, bgcolor: 'sunken', borderRadius: 1, typography: 'body2' }}>
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

/** Cover letter and send. What was typed is kept until it is sent, also over a reload (spec §2 "Apply dialog"). */
export const ApplyDialog = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const user = useUser();
  const client = useQueryClient();
  const missing = missingFor(user);
  const [asked] = useState(missing.length);
  const form = useContractForm<{ jobId: number; coverLetter: string }, CreateApplication>({
    schema: async () => (await import('@workboard/contracts/api/applications')).createApplicationBody,
    defaultValues: { jobId: job.id, coverLetter: '' },
  });
  const letter = form.watch('coverLetter');
  const length = letter.trim().length;

  const apply = useAction<CreateApplication, Application>({
    run: (body, creating) =>
      api.post('/api/applications', { jobId: body.jobId, coverLetter: body.coverLetter }, creating),
    success: { title: 'Application submitted!', text: 'Your application has been sent to the employer.' },
    failure: { title: 'Application failed', text: 'Failed to submit application' },
    onSuccess: (application) => {
      form.reset({ jobId: job.id, coverLetter: '' });
      client.setQueryData<Application[]>(applicationsQuery.queryKey, (list) => [application, ...(list ?? [])]);
      onClose();
    },
  });

  const write = (text: string) => {
    form.setValue('coverLetter', text, { shouldDirty: true });
    form.setFocus('coverLetter');
  };

  const submit = async (body: CreateApplication) => {
    if (missing.length > 0) {
      toast.error('Profile incomplete', { text: 'Complete your profile to apply' });
      return;
    }
    await apply.mutateAsync(body);
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
          hint={`${length} of ${coverLetterMinLength} minimum`}
        />
        <SubmitRow
          busy="Submitting..."
          isBusy={apply.isPending}
          disabled={missing.length > 0}
          onCancel={onClose}
          keepDraft
        >
          {missing.length > 0 ? 'Complete Profile First' : 'Submit Application'}
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
