import { z } from 'zod';
import { route } from '../route.js';

export const applicationMailChoices = ['immediate', 'daily', 'off'] as const;
export type ApplicationMailChoice = (typeof applicationMailChoices)[number];

/** How a person gets mail. `stopped`: the address refused our mail for good, with what its server said. */
export const mailSettings = z
  .object({
    applicationMails: z.enum(applicationMailChoices),
    email: z.string(),
    stopped: z.object({ address: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'MailSettings' });
export type MailSettings = z.infer<typeof mailSettings>;

export const updateMailSettingsBody = z.object({ applicationMails: z.enum(applicationMailChoices) });

export const mailSettingsApi = {
  get: route({
    method: 'GET',
    path: '/mail-settings',
    summary: 'How the caller gets mail',
    access: 'session',
    answer: mailSettings,
  }),
  /** Applies to employers: a mail per application, one a day, or none. */
  update: route({
    method: 'PUT',
    path: '/mail-settings',
    summary: 'Choose how often mails about applications come',
    access: ['employer'],
    body: updateMailSettingsBody,
    answer: mailSettings,
    forReaders: true,
  }),
};
