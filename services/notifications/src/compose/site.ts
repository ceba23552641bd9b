import type { Env } from '../env.js';
import { type Site } from '../mails/mail.js';
import { parseMailbox } from '../mail/mail-headers.js';

/** Name and addresses for mails, from the settings (decision P1). */
export const siteOf = (env: Env): Site => ({
  name: parseMailbox(env.MAIL_FROM).name || 'PNG Workboard',
  publicUrl: env.PUBLIC_URL,
  email: env.SITE_EMAIL,
  phone: env.SITE_PHONE,
  address: env.SITE_ADDRESS,
});
