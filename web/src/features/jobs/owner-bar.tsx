import { Button, Stack, Typography } from '@mui/material';
import type { Job } from '@workboard/contracts';
import { useSearchParams } from 'react-router-dom';
import type { JobStatus } from '@workboard/contracts/enums';
import type { JobState } from '@workboard/contracts/job-state';
import { jobStateWords } from '@workboard/contracts/job-state-words';
import { Callout } from '../../components/feedback/callout.js';
import { ButtonLink } from '../../components/elements/link.js';
import { HeldNote } from './held-note.js';
import { addressOf } from '../../lib/api/address.js';
import { api } from '../../lib/api/api.js';
import { formatNumber } from '../../lib/text/text.js';
import { jobQuery, myJobsQuery } from '../../entities/job/job-queries.js';
import { keyOf } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { useIsWriter, Writers } from '../../lib/session/writers.js';
import { deskPath } from '../../entities/application/desk-address.js';
import { isFillable, useFilling } from '../../entities/application/filling/use-filling.js';
import { HiringTeamButton } from '../../entities/hiring-team/hiring-team-button.js';
import { useHiringTeams } from '../../entities/hiring-team/hiring-teams.js';

const switchWords: Partial<Record<JobState, string>> = { draft: 'Post', closed: 'Reopen', filled: 'Reopen' };

const useSetStatus = (job: Job) =>
  useAction<JobStatus, Job>({
    run: (status) => api.put('/jobs/{id}', { params: { id: job.id }, body: { status } }),
    refresh: [jobQuery(job.id).queryKey, myJobsQuery.queryKey, keyOf('/jobs'), keyOf('/applications')],
    success: (changed) => ({ title: 'Status updated', text: `${job.title} is ${changed.status} now.` }),
    failure: { title: 'Error', text: 'Failed to update job status.' },
  });

const PdfButton = ({ href, children }: { href: string; children: string }) => (
  <Button size="small" variant="outlined" component="a" href={href} target="_blank" rel="noreferrer">
    {children}
  </Button>
);

/** What a team sees above its own job: its state in plain words, and what one does with it. */
export const OwnerBar = ({ job, state }: { job: Job; state: JobState }) => {
  const setStatus = useSetStatus(job);
  const isWriter = useIsWriter();
  const isOpen = useHiringTeams().isOpen(job.id);
  const { name, meaning } = jobStateWords[state];
  const [search] = useSearchParams();
  // The link in a closing notice leads here (decision P65).
  const filling = useFilling(search.get('fill') === 'on' && isWriter && isFillable(state) ? job : null);
  return (
    <Callout tone={state === 'live' ? 'success' : 'info'} title={name}>
      {meaning}
      {state === 'in_review' && <HeldNote jobId={job.id} />}
      {state === 'taken_down' && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {job.takenDownReason
            ? `Reason: ${job.takenDownReason}`
            : 'No reason was given. Ask us, and we will tell you.'}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Writers>
          <ButtonLink size="small" variant="outlined" to={`/edit-job/${job.id}`}>
            Edit
          </ButtonLink>
        </Writers>
        {isOpen && (
          <ButtonLink size="small" variant="outlined" to={deskPath(job.id)}>
            Applicants ({formatNumber(job.applications)})
          </ButtonLink>
        )}
        <HiringTeamButton job={job} variant="outlined" />
        <Writers>
          <ButtonLink size="small" variant="outlined" to={`/post-job?copy=${job.id}`}>
            Duplicate
          </ButtonLink>
        </Writers>
        {state === 'live' && (
          <PdfButton href={addressOf('/jobs/{id}/poster', { params: { id: job.id } })}>Poster (PDF)</PdfButton>
        )}
        {job.publishedAt !== null && isWriter && isOpen && (
          <PdfButton href={addressOf('/jobs/{id}/labour-market-test', { params: { id: job.id } })}>
            Labour Market Test (PDF)
          </PdfButton>
        )}
        <Writers>
          {isFillable(state) && (
            <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => filling.ask(job)}>
              Mark filled
            </Button>
          )}
          <Button
            size="small"
            variant={state === 'draft' ? 'contained' : 'outlined'}
            disabled={setStatus.isPending}
            onClick={() => setStatus.mutate(job.status === 'active' ? 'inactive' : 'active')}
          >
            {switchWords[state] ?? 'Close'}
          </Button>
        </Writers>
      </Stack>
      {filling.dialog}
    </Callout>
  );
};
