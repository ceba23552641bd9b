import { Stack, Typography } from '@mui/material';
import type { Job } from '@workboard/contracts';
import { OutsideLink } from '../../components/elements/link.js';
import { withQuery } from '../../lib/api/address.js';
import { site } from '../../lib/session/site.js';
import { previewPath } from './preview-path.js';

const targets = (job: Job) => {
  const url = `${site().origin ?? window.location.origin}${previewPath(job.id)}`;
  return [
    ['LinkedIn', withQuery('https://www.linkedin.com/sharing/share-offsite/', { url })],
    ['Facebook', withQuery('https://www.facebook.com/sharer/sharer.php', { u: url })],
    ['WhatsApp', withQuery('https://wa.me/', { text: `${job.title}: ${url}` })],
  ] as const;
};

/** Shares the job's public preview (spec §2 "Jobs"). */
export const ShareLinks = ({ job }: { job: Job }) => (
  <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
    <Typography variant="body2" sx={{ color: 'text.secondary', width: { xs: '100%', sm: 'auto' } }}>
      Share this job:
    </Typography>
    {targets(job).map(([name, href]) => (
      <OutsideLink
        key={name}
        href={href}
        aria-label={`Share on ${name}`}
        style={{ fontSize: '.875rem', padding: '8px 0' }}
      >
        {name}
      </OutsideLink>
    ))}
  </Stack>
);
