import type { Env } from '../env.js';
import type { Site } from './mail.js';

/** Reads `Name <address>` from configuration. */
export const parseMailbox = (value: string): { name: string; address: string } => {
  const [, name = '', address = value] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(value) ?? [];
  return { name: name.replace(/^"|"$/g, ''), address: address.trim() };
};

/** Name and addresses for mails, from the settings (decision P1). */
export const siteOf = (env: Env): Site => ({
  name: parseMailbox(env.MAIL_FROM).name || 'PNG Workboard',
  publicUrl: env.PUBLIC_URL,
  email: env.SITE_EMAIL,
  phone: env.SITE_PHONE,
  address: env.SITE_ADDRESS,
});
