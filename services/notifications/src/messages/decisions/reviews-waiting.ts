import type { ReviewCounts } from '@workboard/contracts';
import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { button, rows, type Mail, type Site, text } from '../../layout/mail.js';
import { defineMessage } from '../kit/message.js';

const hourMs = 60 * 60_000;

interface Waiting {
  site: Site;
  firstName: string;
  counts: ReviewCounts;
}

const ads = (count: number): string => (count === 1 ? '1 ad' : `${count} ads`);

/** To each super admin, at most one an hour however many ads are reported: what waits for a decision (decision P40). */
const words = ({ site, firstName, counts }: Waiting): Mail => {
  const { waiting, reported, noticed } = counts;
  const total = waiting + reported + noticed;
  return {
    subject: `${ads(total)} to review`,
    preheader: `${ads(waiting)} waiting to go live, ${reported} reported.`,
    title: 'Ads to review',
    blocks: [
      text(`Hello ${firstName},`),
      text('These ads need a decision. Those that wait are hidden from job seekers until then.'),
      rows([
        ['Waiting to go live', String(waiting)],
        ['Reported by people', String(reported)],
        ['With signals of fraud', String(noticed)],
      ]),
      button('Open the review', `${site.publicUrl}/admin/reviews`),
    ],
    reason: `You get this mail because you are a super admin of ${site.name}. It comes at most once an hour.`,
  };
};

/** What waits for the super admins, as it is when the mail is written. */
export const reviewsWaiting = defineMessage({
  kind: 'reviews_waiting',
  priority: 4,
  data: z.object({}),
  on: {
    'review.opened': async (_opened, { lookups, clock }) => {
      const endOfHour = new Date((Math.floor(clock.now().getTime() / hourMs) + 1) * hourMs);
      return (await lookups.superAdmins()).map(({ id }) => ({
        dedupeKey: `reviews_waiting.${id}.${endOfHour.toISOString()}`,
        userId: id,
        data: {},
        dueAt: endOfHour,
      }));
    },
  },
  mail: async ({ userId }, { lookups, site }) => {
    const [admin, counts] = await Promise.all([lookups.contact(userId ?? 0), lookups.reviewCounts()]);
    if (admin.role !== 'super_admin') {
      throw new Drop('the recipient is no super admin any more');
    }
    if (counts.waiting + counts.reported + counts.noticed === 0) {
      throw new Drop('everything is decided already');
    }
    return { to: recipientOf(admin), mail: words({ site, firstName: admin.firstName, counts }) };
  },
  examples: ({ site }) => ({
    'reviews-waiting': words({
      site,
      firstName: 'Admin',
      counts: { waiting: 2, reported: 1, noticed: 0, oldestAt: null },
    }),
  }),
});
