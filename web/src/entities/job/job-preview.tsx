import { Button, Stack, Typography } from '@mui/material';
import type { Job } from '@workboard/contracts';
import { useState } from 'react';
import { useIsWide } from '../../lib/browser/use-media.js';
import { useNow } from '../../lib/browser/use-now.js';
import { AdAdvice } from './ad-advice.js';
import { JobFacts, JobHead, JobProse } from './job-detail.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';

/** Pixels that the page of a job has for its text. */
const widths = { phone: 360, wide: 768 } as const;
type Width = keyof typeof widths;
const labels: Record<Width, string> = { phone: 'On a phone', wide: 'On a wide screen' };

const WidthChoice = ({ width, onChange }: { width: Width; onChange: (width: Width) => void }) => (
  <Stack
    component="fieldset"
    direction="row"
    aria-label="Width of the preview"
    sx={{ gap: 1, border: 0, p: 0, m: 0, minWidth: 0 }}
  >
    {(['phone', 'wide'] as const).map((each) => (
      <Button
        key={each}
        size="small"
        variant={each === width ? 'contained' : 'outlined'}
        aria-pressed={each === width}
        onClick={() => onChange(each)}
      >
        {labels[each]}
      </Button>
    ))}
  </Stack>
);

interface JobPreviewProps {
  job: Job;
  /** The ad that is changed; none for a new one. */
  jobId?: number;
  onClose: () => void;
}

/** The ad as people will read it, with what to look at before it is posted: on a phone, and where there is room on more (decision P63). */
export const JobPreview = ({ job, jobId, onClose }: JobPreviewProps) => {
  const now = useNow();
  const isWide = useIsWide();
  const [width, setWidth] = useState<Width>('phone');
  return (
    <TitledDialog
      title="Preview"
      isRoomy
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Back to the form
        </Button>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <AdAdvice jobId={jobId} companyId={job.companyId || undefined} />
        {isWide && <WidthChoice width={width} onChange={setWidth} />}
        <Stack
          component="article"
          aria-label="The ad"
          sx={{
            gap: 3,
            width: '100%',
            maxWidth: isWide ? widths[width] : undefined,
            mx: 'auto',
            containerType: 'inline-size',
            ...(isWide && { border: 1, borderColor: 'divider', borderRadius: 2, p: width === 'phone' ? 2 : 3 }),
          }}
        >
          <JobHead
            job={job}
            title={
              <Typography
                component="h3"
                variant="h1"
                sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.6cqi, 2.25rem)', overflowWrap: 'anywhere' }}
              >
                {job.title || 'No title yet'}
              </Typography>
            }
          />
          <JobFacts job={job} now={now} />
          <JobProse job={job} now={now} level="h3" />
        </Stack>
      </Stack>
    </TitledDialog>
  );
};
