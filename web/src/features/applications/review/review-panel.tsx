import { Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { useBlind } from '../../../entities/application/blind.js';
import { NotesSection } from './notes-section.js';
import { ScoreSection } from './score-section.js';
import { TagsSection } from './tags-section.js';

/** What the team makes of an applicant: tags, notes and scores. Notes may say who it is (decision P32). */
export const ReviewPanel = ({ application }: { application: Application }) => {
  const [isBlind] = useBlind();
  return (
    <Stack sx={{ gap: 3.5 }}>
      <TagsSection application={application} />
      {isBlind ? (
        <Typography sx={{ color: 'text.secondary' }}>Notes are hidden in the blind view.</Typography>
      ) : (
        <NotesSection key={`notes ${application.id}`} application={application} />
      )}
      <ScoreSection key={`scores ${application.id}`} application={application} />
    </Stack>
  );
};
