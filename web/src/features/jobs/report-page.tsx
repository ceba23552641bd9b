import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Job, ReportJob } from '@workboard/contracts';
import { reportReasons, reportReasonWords, reportWords } from '@workboard/contracts/reviews';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Callout } from '../../components/feedback/callout.js';
import { Field, optionsOf } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { ButtonLink, TextLink } from '../../components/elements/link.js';
import { Notice } from '../../components/feedback/notice.js';
import { Page } from '../../components/layout/page.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { api } from '../../lib/api/api.js';
import { employerName } from '../../entities/job/employer.js';
import { useIdempotencyKey } from '../../lib/api/idempotency-key.js';
import { beginScreen } from '../../lib/browser/navigation.js';
import { jobQuery } from '../../entities/job/job-queries.js';

interface ReportValues {
  reason: string;
  text: string;
  email: string;
  website: string;
}

const outcomes: Record<string, string> = {
  incomplete: 'Please choose what is wrong. With "Something else", say it in a few words.',
  later: 'There were many reports from here just now. Please try again in an hour.',
  failed: 'Your report could not be taken. Please try again.',
};

const Received = ({ job }: { job: Job }) => (
  <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
    <Callout tone="success" title={reportWords.received}>
      {reportWords.next}
    </Callout>
    <Typography>{reportWords.advice}</Typography>
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      <ButtonLink variant="contained" to="/jobs">
        Find other jobs
      </ButtonLink>
      <ButtonLink variant="outlined" to={`/jobs/${job.id}`}>
        Back to the job
      </ButtonLink>
    </Stack>
  </Stack>
);

const ReportForm = ({ job, onSent }: { job: Job; onSent: () => void }) => {
  const [search] = useSearchParams();
  const key = useIdempotencyKey();
  const form = useContractForm<ReportValues, ReportJob>({
    schema: async () => (await import('@workboard/contracts/api/reviews')).reportJobBody,
    defaultValues: { reason: '', text: '', email: '', website: '' },
  });
  const send = async (report: ReportJob) => {
    await api.post('/jobs/{id}/reports', { params: { id: job.id }, body: report, idempotencyKey: key.value });
    beginScreen();
    onSent();
  };
  const complaint = outcomes[search.get('sent') ?? ''];
  return (
    <Form form={form} onSubmit={send} action={`/jobs/${job.id}/report`} aria-label={reportWords.title}>
      {complaint && <Callout tone="error">{complaint}</Callout>}
      <Field
        name="reason"
        label="What is wrong?"
        options={[{ value: '', label: 'Please choose' }, ...optionsOf(reportReasons, reportReasonWords)]}
        required
      />
      <Field
        name="text"
        label="What happened?"
        rows={4}
        hint="Who asked for what, and when. Leave out your own ID and bank details."
      />
      <Field
        name="email"
        label="Your email"
        type="email"
        autoComplete="email"
        hint="Only if we may ask you about it. You can leave it empty."
      />
      <Box aria-hidden sx={{ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' }}>
        <label>
          Leave this empty
          <input {...form.register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </Box>
      <SubmitRow busy="Sending..." isBusy={form.formState.isSubmitting}>
        Send report
      </SubmitRow>
    </Form>
  );
};

/** Reports an ad, with or without an account and with or without scripts (decision P40). */
export const ReportPage = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const [isSent, setIsSent] = useState(false);
  const query = useQuery(jobQuery(id));
  return (
    <Page title={reportWords.title} subtitle={reportWords.promise} narrow>
      <QueryState
        query={query}
        errorTitle="Error loading job"
        notFound={<Notice title="Job not found" text="The job you're looking for doesn't exist or has been removed." />}
      >
        {(job) => (
          <Stack sx={{ gap: 3 }}>
            <Typography>
              <TextLink to={`/jobs/${job.id}`}>{job.title}</TextLink> · {employerName(job)}
            </Typography>
            {isSent || search.get('sent') === 'yes' ? (
              <Received job={job} />
            ) : (
              <ReportForm job={job} onSent={() => setIsSent(true)} />
            )}
          </Stack>
        )}
      </QueryState>
    </Page>
  );
};
