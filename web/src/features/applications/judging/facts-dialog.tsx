import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { CandidateFacts } from '@workboard/contracts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/elements/link.js';
import { QueryState } from '../../../components/feedback/query-state.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { read } from '../../../lib/api/read.js';

const cvWords: Record<CandidateFacts['cv'], string> = {
  read: 'Your CV was read.',
  unreadable:
    'Your CV has no readable text, perhaps because it is a scan. It does not count against you; a PDF made on a computer can be read.',
  none: 'You have no CV here.',
  waiting: 'Your CV is still being read. Please look again in a minute.',
};

const List = ({ title, items }: { title: string; items: readonly ReactNode[] }) => (
  <Box sx={{ mt: 2 }}>
    <Typography component="h3" variant="body1" sx={{ fontWeight: 700 }}>
      {title}
    </Typography>
    {items.length === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>Nothing found.</Typography>
    ) : (
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {items.map((item, at) => (
          // The order never changes, and two entries may read alike.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{item}</li>
        ))}
      </Box>
    )}
  </Box>
);

const yearsIn = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

/** What the ranking reads of a seeker (decision P34). */
export const FactsDialog = ({ onClose }: { onClose: () => void }) => {
  const query = useQuery({
    ...read('/ranking-facts'),
    staleTime: 0,
    // Whoever has just applied waits for it here.
    refetchInterval: ({ state }) => (state.data?.cv === 'waiting' ? 3000 : false),
  });
  return (
    <TitledDialog
      title="What the ranking reads of you"
      onClose={onClose}
      leave="Close"
      actions={
        <ButtonLink variant="contained" to="/profile">
          Correct it in your profile
        </ButtonLink>
      }
    >
      <QueryState query={query}>
        {({ jobs, yearsOfWork, qualifications, licences, skills, cv }) => (
          <>
            <Typography sx={{ color: 'text.secondary' }}>
              From your profile and CV, as you wrote it. Your name, age, sex, family, faith and home do not count.{' '}
              {cvWords[cv]} Is something wrong or missing? Change your profile or upload a newer CV: rankings follow
              what stands there.
            </Typography>
            <List
              title={`Work with dates (${yearsIn(yearsOfWork)} together)`}
              items={jobs.map(({ text, years }) => `${text} (${yearsIn(years)})`)}
            />
            <List title="Schooling and qualifications" items={qualifications} />
            <List title="Licences and registrations" items={licences} />
            <List title="Skills" items={skills} />
          </>
        )}
      </QueryState>
    </TitledDialog>
  );
};
