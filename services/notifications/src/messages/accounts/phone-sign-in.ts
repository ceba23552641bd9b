import { randomUUID } from 'node:crypto';
import { formatInstantInFull, phoneSignInNews, type PhoneSignInNews } from '@workboard/contracts';
import { z } from 'zod';
import { button, type Mail, text } from '../../layout/mail.js';
import { defineMessage } from '../kit/message.js';
import { hello, type Named, reasonAccount, toOwner } from './account.words.js';

const titles: Record<PhoneSignInNews, string> = {
  on: 'A phone number signs in to your account now',
  off: 'Your phone number does not sign in any more',
  moved: 'Your phone number signs in to another account now',
  disowned: 'Your phone number does not sign in any more',
};
const told: Record<PhoneSignInNews, (phone: string, when: string) => string> = {
  on: (phone, when) => `Since ${when} a code to the number ${phone} signs in to your account.`,
  off: (phone, when) => `On ${when} the number ${phone} was taken out of your account.`,
  moved: (phone, when) =>
    `On ${when} somebody who holds the number ${phone} added it to another account. It does not sign in to yours any more.`,
  disowned: (phone, when) =>
    `On ${when} somebody who holds the number ${phone} told us that this account is not theirs. It does not sign in to it any more, and gets no texts.`,
};

/** Afterwards; `phone` shows its first and last digits alone, `when` is a sentence in Port Moresby time. */
const words = ({
  firstName,
  site,
  news,
  phone,
  when,
}: Named & { news: PhoneSignInNews; phone: string; when: string }): Mail => ({
  subject: `${titles[news]} – ${site.name}`,
  preheader: news === 'on' ? 'If this was not you, act now.' : 'Your password works as before.',
  title: titles[news],
  blocks: [
    text(hello(firstName)),
    text(told[news](phone, when)),
    text(
      news === 'on'
        ? 'If this was not you, choose a new password at once: that also ends every session and takes the number out again.'
        : 'You sign in with your email and password as before. You can add a number of yours under Security.',
    ),
    news === 'on'
      ? button('Choose a new password', `${site.publicUrl}/forgot-password`)
      : button('Open Security', `${site.publicUrl}/profile/security`),
  ],
  reason: reasonAccount(site),
});

/** A phone number was added to an account or taken out of it (decision A24). */
export const phoneSignIn = defineMessage({
  kind: 'phone_sign_in',
  priority: 1,
  data: z.object({ news: z.enum(phoneSignInNews), phone: z.string() }),
  on: {
    'user.phone_sign_in': ({ userId, news, phone }) => [
      { dedupeKey: `phone_sign_in.${randomUUID()}`, userId, data: { news, phone } },
    ],
  },
  mail: ({ userId, createdAt, data }, tools) =>
    toOwner(userId, tools, (owner) => words({ ...owner, ...data, when: formatInstantInFull(createdAt) })),
  examples: ({ seeker, when }) => ({
    'phone-added': words({ ...seeker, news: 'on', phone: '+675…67', when }),
    'phone-disowned': words({ ...seeker, news: 'disowned', phone: '+675…67', when }),
  }),
});
