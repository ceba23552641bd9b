import { z } from 'zod';
import type { Role } from '../enums.js';
import { route } from '../route.js';
import { say } from '../sentences.js';

export const applicationMailChoices = ['immediate', 'daily', 'off'] as const;
export type ApplicationMailChoice = (typeof applicationMailChoices)[number];

/** How a person gets mail. `stopped`: the address refused our mail for good, with what its server said. */
export const mailSettings = z
  .object({
    applicationMails: z.enum(applicationMailChoices),
    savedJobReminders: z.boolean(),
    email: z.string(),
    stopped: z.object({ address: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'MailSettings' });
export type MailSettings = z.infer<typeof mailSettings>;

/** What is not named stays. */
export const updateMailSettingsBody = z
  .object({ applicationMails: z.enum(applicationMailChoices).optional(), savedJobReminders: z.boolean().optional() })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    path: ['applicationMails'],
    message: say.mailSettingsRequired,
  });
export type UpdateMailSettings = z.output<typeof updateMailSettingsBody>;

/** Who may choose what: the mails are theirs alone. */
export const mailSettingsFor: Readonly<Record<keyof UpdateMailSettings, Role>> = {
  applicationMails: 'employer',
  savedJobReminders: 'job_seeker',
};

export const mailSettingsApi = {
  get: route({
    method: 'GET',
    path: '/mail-settings',
    summary: 'How the caller gets mail',
    access: 'session',
    answer: mailSettings,
  }),
  /** Employers choose a mail per application, one a day, or none; seekers whether saved jobs remind them (decision P94). */
  update: route({
    method: 'PUT',
    path: '/mail-settings',
    summary: 'Choose how often mails about applications come, or whether saved jobs remind before they close',
    access: ['employer', 'job_seeker'],
    body: updateMailSettingsBody,
    answer: mailSettings,
    forReaders: true,
  }),
};
