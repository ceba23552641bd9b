import { z } from 'zod';
import { button, link, type Mail, quiet, text } from '../../layout/mail.js';
import { defineMessage } from '../kit/message.js';
import { hello, type Named, reasonAsked, toOwner } from './account.words.js';

const hourMs = 3_600_000;

/** Somebody registered with an address that has an account (decision A1). */
const words = ({ firstName, site }: Named): Mail => ({
  subject: `You already have a ${site.name} account`,
  preheader: 'Sign in, or choose a new password if you forgot yours.',
  title: 'You already have an account',
  blocks: [
    text(hello(firstName)),
    text(`Somebody, probably you, tried to register at ${site.name} with this address. It has an account already.`),
    button('Sign in', `${site.publicUrl}/auth`),
    link('Forgot your password?', `${site.publicUrl}/forgot-password`),
    quiet('If this was not you, nothing has changed.'),
  ],
  reason: reasonAsked(site),
});

/** At most one an hour: registering again and again must not fill somebody's mailbox. */
export const accountExists = defineMessage({
  kind: 'account_exists',
  priority: 1,
  data: z.object({}),
  on: {
    'user.account_exists': ({ userId }, { clock }) => {
      const hour = Math.floor(clock.now().getTime() / hourMs);
      return [{ dedupeKey: `account_exists.${userId}.${hour}`, userId, data: {} }];
    },
  },
  mail: ({ userId }, tools) => toOwner(userId, tools, words),
  examples: ({ seeker }) => ({ 'account-exists': words(seeker) }),
});
