import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { DataSaver } from '../../offline/data-saver.js';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { ButtonLink, TextLink } from '../../components/elements/link.js';
import { Page } from '../../components/layout/page.js';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { employerName } from '../../entities/job/employer.js';
import { useSession } from '../../lib/session/session.js';
import { useDevice, useIsHeldBack } from '../../offline/waiting.js';
import { WaitingList } from '../../offline/waiting-part.js';
import { agoWords } from '../../offline/queue-rules.js';
import { forgetKeptJobs, keptJobsQuery } from './kept-jobs.js';

const head = { title: 'Kept on this device', subtitle: 'What you can read here without a signal.' };

/** What this device keeps to be read without a line, and how it deals with data (decisions P51, P52). */
export const OfflinePage = () => {
  const query = useQuery(keptJobsQuery);
  const { user, isChecking } = useSession();
  const { install, waiting } = useDevice();
  const isHeldBack = useIsHeldBack() || isChecking;
  const forget = async () => {
    await forgetKeptJobs();
    await query.refetch();
  };
  if (isHeldBack) {
    return (
      <Page {...head}>
        <Skeletons />
      </Page>
    );
  }
  return (
    <Page {...head}>
      <Stack sx={{ gap: 3 }}>
        {waiting.length > 0 && (
          <Suspense fallback={null}>
            <WaitingList />
          </Suspense>
        )}
        {user?.role === 'job_seeker' && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ButtonLink variant="outlined" to="/applications">
              My Applications
            </ButtonLink>
            <ButtonLink variant="outlined" to="/saved-jobs">
              Saved Jobs
            </ButtonLink>
          </Stack>
        )}
        <Stack component="section" aria-label="Jobs you looked at" sx={{ gap: 1.5 }}>
          <Typography component="h2" variant="h3">
            Jobs you looked at
          </Typography>
          <QueryState query={query}>
            {(jobs) =>
              jobs.length === 0 ? (
                <EmptyState title="Nothing yet" text="Jobs that you open are kept here by themselves." />
              ) : (
                <>
                  <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
                    {jobs.map(({ job, at }) => (
                      <li key={job.id}>
                        <TextLink to={`/jobs/${job.id}`}>{job.title}</TextLink>
                        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                          {employerName(job)} · kept {agoWords(at)}
                        </Typography>
                      </li>
                    ))}
                  </Stack>
                  <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => void forget()}>
                    Forget These Jobs
                  </Button>
                </>
              )
            }
          </QueryState>
        </Stack>
        <Stack component="section" aria-label="This phone" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Typography component="h2" variant="h3">
            This phone
          </Typography>
          <DataSaver />
          {install && (
            <Button variant="outlined" onClick={install}>
              Put Workboard on the Home Screen
            </Button>
          )}
        </Stack>
      </Stack>
    </Page>
  );
};
