import { randomUUID } from 'node:crypto';
import { formatInstantInFull } from '@workboard/contracts';
import { z } from 'zod';
import { button, type Mail, text } from '../../layout/mail.js';
import { defineMessage } from '../kit/message.js';
import { hello, type Named, reasonAccount, toOwner } from './account.words.js';

/** Afterwards; `when` is a sentence in Port Moresby time. */
const words = ({ firstName, site, when }: Named & { when: string }): Mail => ({
  subject: `Your ${site.name} password was changed`,
  preheader: 'If this was not you, act now.',
  title: 'Your password was changed',
  blocks: [
    text(hello(firstName)),
    text(`The password of your account was changed on ${when}. All other sessions were signed out.`),
    text(
      `If this was not you, choose a new password at once and write to us: answer this mail, or ring ${site.phone}.`,
    ),
    button('Choose a new password', `${site.publicUrl}/forgot-password`),
  ],
  reason: reasonAccount(site),
});

export const passwordChanged = defineMessage({
  kind: 'password_changed',
  priority: 1,
  data: z.object({}),
  on: {
    'user.password_changed': ({ userId }) => [{ dedupeKey: `password_changed.${randomUUID()}`, userId, data: {} }],
  },
  mail: ({ userId, createdAt }, tools) =>
    toOwner(userId, tools, (owner) => words({ ...owner, when: formatInstantInFull(createdAt) })),
  examples: ({ seeker, when }) => ({ 'password-changed': words({ ...seeker, when }) }),
});
