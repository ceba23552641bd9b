import { randomUUID } from 'node:crypto';
import { formatInstantInFull, type SecondFactorNews, secondFactor, secondFactorNews } from '@workboard/contracts';
import { z } from 'zod';
import { button, type Mail, quiet, text } from '../../layout/mail.js';
import { defineMessage } from '../kit/message.js';
import { hello, type Named, reasonAccount, toOwner } from './account.words.js';

interface SecondFactorInput extends Named {
  news: SecondFactorNews;
  codesLeft: number;
  /** A sentence in Port Moresby time. */
  when: string;
}
interface Words {
  title: string;
  lines: readonly string[];
}

const codes = (count: number): string => (count === 1 ? '1 recovery code' : `${count} recovery codes`);

const wordsFor: Record<SecondFactorNews, (input: SecondFactorInput) => Words> = {
  on: ({ when }) => ({
    title: 'Two-step sign-in is on',
    lines: [
      `Two-step sign-in was turned on for your account on ${when}. From now on you need your password and a code from your app.`,
      `Keep your ${secondFactor.recoveryCodes} recovery codes where you find them without your phone: they are the way in when it is lost.`,
    ],
  }),
  off: ({ when }) => ({
    title: 'Two-step sign-in is off',
    lines: [
      `Two-step sign-in was turned off for your account on ${when}. Your password alone opens it now.`,
      'You were signed out everywhere else.',
    ],
  }),
  reset: ({ when, site }) => ({
    title: 'Two-step sign-in was turned off by us',
    lines: [
      `A super admin of ${site.name} turned off two-step sign-in for your account on ${when}, as people ask us to when they have lost their phone.`,
      'You were signed out everywhere. Sign in with your password and turn it on again.',
    ],
  }),
  codes_renewed: ({ when }) => ({
    title: 'You have new recovery codes',
    lines: [`New recovery codes were made for your account on ${when}. The old ones do not work any more.`],
  }),
  code_used: ({ when, codesLeft }) => ({
    title: 'A recovery code was used',
    lines: [
      `A recovery code of your account was used on ${when}. It does not work again; you have ${codes(codesLeft)} left.`,
      ...(codesLeft <= 3 ? ['Make new ones on your Security page before they run out.'] : []),
    ],
  }),
  guessed: ({ when }) => ({
    title: 'Somebody knows your password',
    lines: [
      `On ${when} somebody entered your right password and then ${secondFactor.maxFailures} wrong codes. They did not get in.`,
      'If this was not you, choose a new password now.',
    ],
  }),
};

/** To the owner, about everything that happens to their second factor (decision A15). */
export const secondFactorMail = (input: SecondFactorInput): Mail => {
  const { site, firstName, news } = input;
  const { title, lines } = wordsFor[news](input);
  return {
    subject: `${title} – ${site.name}`,
    preheader: 'If this was not you, choose a new password now.',
    title,
    blocks: [
      text(hello(firstName)),
      ...lines.map(text),
      news === 'guessed'
        ? button('Choose a new password', `${site.publicUrl}/forgot-password`)
        : button('Go to your Security page', `${site.publicUrl}/profile/security`),
      quiet(
        news === 'guessed'
          ? `Was it you, with codes that did not work? Write to ${site.email}, and we help you in.`
          : `If this was not you, choose a new password at ${site.publicUrl}/forgot-password at once and write to ${site.email}.`,
      ),
    ],
    reason: reasonAccount(site),
  };
};

export const secondFactorChanged = defineMessage({
  kind: 'second_factor',
  priority: 1,
  data: z.object({ news: z.enum(secondFactorNews), codesLeft: z.coerce.number() }),
  on: {
    'user.second_factor': ({ userId, news, codesLeft }) => [
      { dedupeKey: `second_factor.${randomUUID()}`, userId, data: { news, codesLeft } },
    ],
  },
  mail: ({ userId, data, createdAt }, tools) =>
    toOwner(userId, tools, ({ site, firstName }) =>
      secondFactorMail({ site, firstName, ...data, when: formatInstantInFull(createdAt) }),
    ),
  examples: ({ seeker, when }) =>
    Object.fromEntries(
      secondFactorNews.map((news) => [
        `second-factor-${news.replace('_', '-')}`,
        secondFactorMail({ ...seeker, news, codesLeft: 2, when }),
      ]),
    ),
});
