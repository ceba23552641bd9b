import { type ComposedMail, recipientOf } from '../../deliveries/composer.js';
import type { Mail, Site } from '../../layout/mail.js';
import type { Lookups } from '../../lookups.js';
import type { MessageTools } from '../kit/tools.js';

/** What every mail about an account says. */
export interface Named {
  firstName: string;
  site: Site;
}

/** How mails about accounts begin. */
export const hello = (firstName: string): string => `Hello ${firstName},`;
/** Why people with an account get a mail. */
export const reasonAccount = (site: Site): string => `You get this mail because of your account at ${site.name}.`;
/** Why people get a mail who may have no account. */
export const reasonAsked = (site: Site): string =>
  `You get this mail because somebody entered this address at ${site.name}.`;

/** A mail to the owner of an account, at its address. */
export const toOwner = async (
  userId: number | null,
  { lookups, site }: MessageTools,
  write: (input: { site: Site } & Awaited<ReturnType<Lookups['contact']>>) => Mail,
): Promise<ComposedMail> => {
  const contact = await lookups.contact(userId ?? 0);
  return { to: recipientOf(contact), mail: write({ ...contact, site }) };
};
