import { Stack } from '@mui/material';
import type { Review } from '@workboard/contracts';
import { reviewEndWords, signalRules } from '@workboard/contracts/reviews';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { plural } from '../../../lib/text/text.js';

/** Where a case stands. */
export const ReviewState = ({ heldAt, isPublic, decision, company }: Review) => {
  if (decision) {
    return <StatusChip label={reviewEndWords[decision]} tone="neutral" />;
  }
  if (heldAt) {
    return <StatusChip label="Waiting" tone="interviewing" />;
  }
  if (isPublic) {
    return <StatusChip label="Public" tone="hired" />;
  }
  return (
    <StatusChip label={company.status === 'authorised' ? 'Not public' : 'Company not authorised'} tone="neutral" />
  );
};

/** What speaks against an ad. */
export const Why = ({ signals, reports }: Pick<Review, 'signals' | 'reports'>) => (
  <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 0.5 }}>
    {reports > 0 && <li>{plural(reports, 'report')}</li>}
    {signals.map(({ kind }) => (
      <li key={kind}>{signalRules[kind].words}</li>
    ))}
  </Stack>
);
