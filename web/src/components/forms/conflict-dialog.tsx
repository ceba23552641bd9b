import { Box, Button, Stack, Typography } from '@mui/material';
import type { Difference } from '../../lib/api/versions.js';
import { TitledDialog } from '../dialogs/titled-dialog.js';

export type ConflictAnswer = 'mine' | 'theirs' | 'back';

const labels: Readonly<Record<string, string>> = {
  bio: 'Bio',
  businessLocation: 'Business Location',
  companyId: 'Company',
  githubUrl: 'GitHub',
  hrEmail: 'HR Email',
  linkedinUrl: 'LinkedIn',
  payMax: 'Maximum Salary',
  payMin: 'Minimum Salary',
  salaryMax: 'Maximum Salary',
  salaryMin: 'Minimum Salary',
  websiteUrl: 'Website',
};

/** `closingDate` as "Closing Date". */
const labelOf = (field: string): string =>
  labels[field] ?? field.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase());

const Side = ({ name, text }: { name: string; text: string }) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {text || '(empty)'}
    </Typography>
  </Box>
);

/** Shows what the person typed beside what others saved while the form was open. */
export const ConflictDialog = (props: {
  differences: readonly Difference[];
  answer: (answer: ConflictAnswer) => void;
}) => (
  <TitledDialog
    title="Somebody else saved this meanwhile"
    onClose={() => props.answer('back')}
    actions={
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <Button variant="outlined" onClick={() => props.answer('back')}>
          Back to the form
        </Button>
        <Button variant="outlined" onClick={() => props.answer('theirs')}>
          Take theirs
        </Button>
        <Button variant="contained" onClick={() => props.answer('mine')}>
          Save mine
        </Button>
      </Stack>
    }
  >
    <Typography sx={{ mb: 2 }}>
      Nothing of yours is saved yet. “Save mine” changes what you changed and leaves the rest as it was saved meanwhile.
    </Typography>
    <Stack component="dl" sx={{ gap: 2, m: 0 }}>
      {props.differences.map(({ field, mine, theirs }) => (
        <Box key={field}>
          <Typography component="dt" variant="subtitle2">
            {labelOf(field)}
          </Typography>
          <Stack component="dd" direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0.5, sm: 2 }, m: 0 }}>
            <Side name="Yours" text={mine} />
            <Side name="Saved meanwhile" text={theirs} />
          </Stack>
        </Box>
      ))}
    </Stack>
  </TitledDialog>
);
