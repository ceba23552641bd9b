import type { ReviewCounts } from '@workboard/contracts';
import { button, facts, type Mail, type Site, text } from '../mail.js';

interface Waiting {
  site: Site;
  firstName: string;
  counts: ReviewCounts;
}

const ads = (count: number): string => (count === 1 ? '1 ad' : `${count} ads`);

/** To each super admin, at most one an hour however many ads are reported: what waits for a decision (decision P40). */
export const reviewsWaiting = ({ site, firstName, counts }: Waiting): Mail => {
  const { waiting, reported, noticed } = counts;
  const total = waiting + reported + noticed;
  return {
    subject: `${ads(total)} to review`,
    preheader: `${ads(waiting)} waiting to go live, ${reported} reported.`,
    title: 'Ads to review',
    blocks: [
      text(`Hello ${firstName},`),
      text('These ads need a decision. Those that wait are hidden from job seekers until then.'),
      facts([
        ['Waiting to go live', String(waiting)],
        ['Reported by people', String(reported)],
        ['With signals of fraud', String(noticed)],
      ]),
      button('Open the review', `${site.publicUrl}/admin/reviews`),
    ],
    reason: `You get this mail because you are a super admin of ${site.name}. It comes at most once an hour.`,
  };
};
