import { Container, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { referenceOf, stageOf } from '@workboard/contracts/statuses';
import { Callout } from '../../components/feedback/callout.js';
import { ButtonLink } from '../../components/elements/link.js';
import { PageTitle } from '../../components/layout/page-title.js';
import { formatDay } from '../../lib/text/dates.js';
import { useNow } from '../../lib/browser/use-now.js';
import { SimilarJobs } from './similar-jobs.js';

/** A job that the employer deleted, for a seeker who applied to it (decision P19). */
export const WithdrawnJob = ({ application }: { application: Application }) => {
  const { job, jobWithdrawnAt, appliedAt, id } = application;
  const now = useNow();
  const isClosedByIt = stageOf(application) === 'job_withdrawn';
  return (
    <Container sx={{ maxWidth: 768, px: { xs: 2, sm: 3 }, py: 5 }}>
      <Stack sx={{ gap: 3 }}>
        <div>
          <PageTitle documentTitle={`${job.title} at ${job.company.name}`}>{job.title}</PageTitle>
          <Typography sx={{ color: 'text.secondary' }}>
            {[job.company.name, job.location].filter(Boolean).join(' · ')}
          </Typography>
        </div>
        <Callout
          tone="info"
          title={`${job.company.name} withdrew this job${jobWithdrawnAt ? ` on ${formatDay(jobWithdrawnAt)}` : ''}.`}
          action={
            <ButtonLink size="small" variant="outlined" to="/applications">
              My Applications
            </ButtonLink>
          }
        >
          You applied on {formatDay(appliedAt)}, reference {referenceOf(id)}.
          {isClosedByIt && ' Your application is closed; this says nothing about you.'}
        </Callout>
        <SimilarJobs job={job} now={now} />
      </Stack>
    </Container>
  );
};
