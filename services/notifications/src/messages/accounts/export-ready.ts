import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { button, type Mail, quiet, text } from '../../layout/mail.js';
import { defineMessage } from '../kit/message.js';
import { hello, type Named, reasonAccount, toOwner } from './account.words.js';

/** When the archive of one's data is there; it is downloaded with a session alone (decision A17). */
const words = ({ firstName, site }: Named): Mail => ({
  subject: `Your ${site.name} data is ready to download`,
  preheader: 'You can download it for 7 days.',
  title: 'Your data is ready',
  blocks: [
    text(hello(firstName)),
    text(`You asked for everything that ${site.name} holds about you. It is ready: sign in and download it.`),
    button('Go to my download', `${site.publicUrl}/profile/security`),
    quiet(
      `It can be downloaded for 7 days. If you did not ask for it, choose a new password at ${site.publicUrl}/forgot-password.`,
    ),
  ],
  reason: reasonAccount(site),
});

export const exportReady = defineMessage({
  kind: 'export_ready',
  priority: 1,
  data: z.object({}),
  on: { 'export.ready': ({ userId }) => [{ dedupeKey: `export_ready.${randomUUID()}`, userId, data: {} }] },
  mail: ({ userId }, tools) => toOwner(userId, tools, words),
  examples: ({ seeker }) => ({ 'export-ready': words(seeker) }),
});
