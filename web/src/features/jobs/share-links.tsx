import type { Job } from '@workboard/contracts';
import { sayPayAndPeriod } from '@workboard/contracts/pay-words';
import { Button } from '../../components/elements/button.js';
import { OutsideLink } from '../../components/elements/link.js';
import { employerName } from '../../entities/job/employer.js';
import { withQuery } from '../../lib/api/address.js';
import { formatDay } from '../../lib/text/dates.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { site } from '../../lib/session/site.js';
import { previewPath } from './preview-path.js';

const addressOf = (job: Job): string => `${site().origin ?? window.location.origin}${previewPath(job.id)}`;

/** What somebody needs to know who gets it by a message, in the order in which they ask. */
const wordsFor = (job: Job): string => {
  const facts = [
    [job.title, employerName(job), job.location].filter(Boolean).join(', '),
    sayPayAndPeriod(job, true),
    job.closingDate && `Apply by ${formatDay(job.closingDate)}`,
  ];
  return facts
    .filter(Boolean)
    .map((fact) => `${fact}.`)
    .join(' ');
};

const targets = (job: Job) => {
  const url = addressOf(job);
  return [
    ['WhatsApp', withQuery('https://wa.me/', { text: `${wordsFor(job)} ${url}` })],
    ['Facebook', withQuery('https://www.facebook.com/sharer/sharer.php', { u: url })],
    ['LinkedIn', withQuery('https://www.linkedin.com/sharing/share-offsite/', { url })],
  ] as const;
};

/** The phone's own list of apps and people to send it to; it may be closed without a choice. */
const share = (job: Job): void =>
  void navigator.share({ title: job.title, text: wordsFor(job), url: addressOf(job) }).catch(() => undefined);

/** Shares the job's public preview (spec §2 "Jobs"). */
export const ShareLinks = ({ job }: { job: Job }) => {
  const canShare = useHydrated() && 'share' in navigator;
  return (
    <div className="share-links">
      <p className="text-small quiet">Share this job:</p>
      {canShare && (
        <Button variant="outlined" size="small" onClick={() => share(job)}>
          Share
        </Button>
      )}
      {targets(job).map(([name, href]) => (
        <OutsideLink key={name} href={href} aria-label={`Share on ${name}`}>
          {name}
        </OutsideLink>
      ))}
    </div>
  );
};
