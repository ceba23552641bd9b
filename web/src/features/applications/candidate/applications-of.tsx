import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application, User } from '@workboard/contracts';
import { referenceOf } from '@workboard/contracts/statuses';
import { Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { QueryState, Skeletons } from '../../../components/feedback/query-state.js';
import { Section } from '../../../components/layout/section.js';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { TextLink } from '../../../components/elements/link.js';
import { formatDay } from '../../../lib/text/dates.js';
import { TeamNotes } from '../review/team-notes.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import { readList } from '../../../lib/api/read.js';
import { Writers } from '../../../lib/session/writers.js';
import { stageChip } from '../../../entities/application/status.js';

const CoverLetterDialog = lazyDialog(async () => (await import('../cover-letter-dialog.js')).CoverLetterDialog);
const TeamNotesDialog = lazyDialog(async () => (await import('../review/team-notes-dialog.js')).TeamNotesDialog);

/** The application that the page was opened from: what it is for, how it stands, and all that was sent with it. */
const Opened = ({ application }: { application: Application }) => {
  const [dialog, setDialog] = useState<'letter' | 'notes' | null>(null);
  const { job, resume, notes } = application;
  const close = () => setDialog(null);
  return (
    <Section card title={`Applied for ${job.title}`} action={<StatusChip {...stageChip(application, 'employer')} />}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[job.location, `Applied ${formatDay(application.appliedAt)}`, referenceOf(application.id)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {notes && <TeamNotes notes={notes} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
        {resume && (
          <Button variant="contained" href={resume} target="_blank" rel="noopener noreferrer nofollow ugc">
            View CV
          </Button>
        )}
        <Button variant="outlined" onClick={() => setDialog('letter')}>
          Cover Letter
        </Button>
        <Writers>
          <Button variant="outlined" onClick={() => setDialog('notes')}>
            {notes ? 'Edit Notes' : 'Add Notes'}
          </Button>
        </Writers>
      </Stack>
      {resume && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          The CV and the letter as they were sent.
        </Typography>
      )}
      <Suspense fallback={null}>
        {dialog === 'letter' && <CoverLetterDialog application={application} onClose={close} />}
        {dialog === 'notes' && <TeamNotesDialog application={application} onClose={close} />}
      </Suspense>
    </Section>
  );
};

/** A person's applications to the viewer's company: the one that the page was opened from, and links to the others. */
export const ApplicationsOf = ({ user }: { user: User }) => {
  const [search] = useSearchParams();
  const state = useLocation().state as unknown;
  const query = useQuery({
    ...readList('/applications', { query: { userId: user.id, includeClosed: 'true' } }),
  });
  return (
    <QueryState query={query} loading={<Skeletons count={1} height={150} />}>
      {(applications) => {
        const opened = applications.find(({ id }) => String(id) === search.get('application')) ?? applications[0];
        const others = applications.filter((application) => application !== opened);
        return (
          opened && (
            <>
              <Opened key={opened.id} application={opened} />
              {others.length > 0 && (
                <Typography variant="body2">
                  Also applied for{' '}
                  {others.map(({ id, job }, index) => (
                    <span key={id}>
                      {index > 0 && ', '}
                      <TextLink to={`?application=${id}`} replace state={state}>
                        {job.title}
                      </TextLink>
                    </span>
                  ))}
                </Typography>
              )}
            </>
          )
        );
      }}
    </QueryState>
  );
};
