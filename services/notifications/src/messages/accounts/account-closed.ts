import { z } from 'zod';
import { Drop } from '../../deliveries/outcome.js';
import { type Mail, text } from '../../layout/mail.js';
import { defineMessage } from '../kit/message.js';
import { hello, type Named } from './account.words.js';

/** The last mail, after the account was deleted as its owner wished (decision A18). */
const words = ({ firstName, site }: Named): Mail => ({
  subject: `Your ${site.name} account was deleted`,
  preheader: 'This is the last mail from us.',
  title: 'Your account was deleted',
  blocks: [
    text(hello(firstName)),
    text(`Your account at ${site.name} was deleted as you asked, with your profile and everything in it.`),
    text('Thank you for having been here. You are welcome to come back with a new account at any time.'),
  ],
  reason: `You get this mail because you had an account at ${site.name}.`,
});

export const accountClosed = defineMessage({
  kind: 'account_closed',
  priority: 1,
  data: z.object({ farewellId: z.string() }),
  on: {
    'account.closed': ({ farewellId }) => [{ dedupeKey: `account_closed.${farewellId}`, data: { farewellId } }],
  },
  mail: async ({ data }, { auth, site }) => {
    const person = await auth.farewell({ farewellId: data.farewellId });
    if (!person) {
      throw new Drop('the account is gone for more than a day');
    }
    const { firstName, email } = person;
    return { to: { userId: null, name: firstName, address: email }, mail: words({ site, firstName }) };
  },
  examples: ({ seeker }) => ({ 'account-closed': words(seeker) }),
});
