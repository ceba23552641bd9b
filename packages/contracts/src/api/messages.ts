import { z } from 'zod';
import {
  messageMax,
  messageRecipientsMax,
  messageSubjectMax,
  messageTemplatesMax,
  messageTemplateTitleMax,
} from '../constants.js';
import { messageKinds, messageLanguages } from '../enums.js';
import * as field from '../fields.js';
import { sayUnknownFields, unknownFieldsIn } from '../message-fields.js';
import { builtInTemplates } from '../message-templates.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams, success } from './common.js';

/** Neither control characters nor such as turn the direction of reading; line breaks stay. */
const tidy = (value: string): string =>
  value.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '');

const knownFields = (value: string | null | undefined, context: z.RefinementCtx): void => {
  const unknown = unknownFieldsIn(value ?? '');
  if (unknown.length > 0) {
    context.addIssue({ code: 'custom', message: sayUnknownFields(unknown) });
  }
};

/** What an employer writes to applicants: plain text, with fields that are filled in for each (decision P43). */
export const messageText = z
  .string({ error: say.messageRequired })
  .transform((value) => tidy(value).trim())
  .pipe(
    z
      .string()
      .min(1, say.messageRequired)
      .max(messageMax, `Must be at most ${messageMax} characters`)
      .superRefine(knownFields),
  );

/** One line behind the job's title, or null. */
export const messageSubject = z.preprocess(
  (value) => (typeof value === 'string' ? tidy(value).replaceAll(/\s+/g, ' ').trim() || null : value),
  z
    .string()
    .max(messageSubjectMax, `Must be at most ${messageSubjectMax} characters`)
    .refine((value) => !field.looksLikeLink(value), say.subjectNoLinks)
    .superRefine(knownFields)
    .nullish(),
);

/** A company's own template; one with `builtIn` stands for that template of the product until it is deleted. */
export const messageTemplate = z
  .object({
    id: z.int(),
    builtIn: z.string().nullable(),
    kind: z.enum(messageKinds),
    language: z.enum(messageLanguages),
    title: z.string(),
    body: z.string(),
    updatedAt: field.isoInstant,
  })
  .meta({ id: 'MessageTemplate' });
export type MessageTemplate = z.infer<typeof messageTemplate>;

const templateShape = {
  kind: z.enum(messageKinds),
  language: z.enum(messageLanguages),
  title: field.text({ required: say.titleRequired, max: messageTemplateTitleMax }),
  body: messageText,
};
const builtInKeys = builtInTemplates.map(({ key }) => key) as [string, ...string[]];

export const createMessageTemplateBody = z.object({
  ...templateShape,
  /** The product's template that it stands for. */
  builtIn: z.enum(builtInKeys).nullish(),
  ...field.readOnlyFields('id', 'companyId', 'updatedAt'),
});
export type CreateMessageTemplate = z.output<typeof createMessageTemplateBody>;

export const updateMessageTemplateBody = z.object({
  ...templateShape,
  ...field.readOnlyFields('id', 'companyId', 'builtIn', 'updatedAt'),
});
export type UpdateMessageTemplate = z.output<typeof updateMessageTemplateBody>;

/**
 * A message that an applicant was sent, as they read it. `sender` names who wrote it; null for the applicant, and for
 * somebody who has no account any more. One of kind `rejection` went with the mail about the status.
 */
export const applicationMessage = z
  .object({
    id: z.int(),
    applicationId: z.int(),
    kind: z.enum(messageKinds),
    subject: z.string().nullable(),
    text: z.string(),
    sentAt: field.isoInstant,
    sender: z.string().nullable(),
  })
  .meta({ id: 'ApplicationMessage' });
export type ApplicationMessage = z.infer<typeof applicationMessage>;

export const sendMessagesBody = z.object({
  /** Applications. */
  ids: z.array(field.id).min(1, say.chooseApplications).max(messageRecipientsMax, say.tooManyRecipients),
  subject: messageSubject,
  text: messageText,
  ...field.readOnlyFields('sender', 'senderId', 'sentAt', 'kind'),
});
export type SendMessages = z.output<typeof sendMessagesBody>;

/** What the employer types; to whom it goes is chosen before. */
export const messageForm = sendMessagesBody.omit({ ids: true });
export type MessageForm = z.output<typeof messageForm>;

/** To whom it went, and why not to the others. */
export const sentMessages = z
  .object({
    sent: z.array(z.object({ id: z.int(), applicationId: z.int() })),
    refused: z.array(z.object({ id: z.int(), code: z.string(), error: z.string() })),
  })
  .meta({ id: 'SentMessages' });
export type SentMessages = z.infer<typeof sentMessages>;

export const messagesApi = {
  send: route({
    method: 'POST',
    path: '/messages',
    summary: 'Write to applicants; each is sent by itself, and those that cannot be are named',
    access: ['employer'],
    body: sendMessagesBody,
    answer: sentMessages,
    status: 201,
    limit: 'message',
    refuses: ['rate_limited'],
  }),
  list: route({
    method: 'GET',
    path: '/messages',
    summary: 'What employers wrote to you, newest first',
    access: ['job_seeker'],
    answer: z.array(applicationMessage),
  }),
  ofApplication: route({
    method: 'GET',
    path: '/applications/{id}/messages',
    summary: 'What was written to the applicant, newest first',
    access: ['job_seeker', 'employer'],
    scope: 'applications:read',
    params: idParams,
    answer: z.array(applicationMessage),
    refuses: ['application_not_found'],
  }),
};

export const messageTemplatesApi = {
  list: route({
    method: 'GET',
    path: '/message-templates',
    summary: "Your company's own templates of messages; those of the product are not among them",
    access: ['employer'],
    answer: z.array(messageTemplate),
  }),
  create: route({
    method: 'POST',
    path: '/message-templates',
    summary: `Keep a template; at most ${messageTemplatesMax} for a company`,
    access: ['employer'],
    body: createMessageTemplateBody,
    answer: messageTemplate,
    status: 201,
    refuses: ['too_many_templates', 'template_exists'],
  }),
  update: route({
    method: 'PUT',
    path: '/message-templates/{id}',
    summary: 'Change a template',
    access: ['employer'],
    params: idParams,
    body: updateMessageTemplateBody,
    answer: messageTemplate,
    refuses: ['template_not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/message-templates/{id}',
    summary: "Delete a template; the product's own stands again where it stood for one",
    access: ['employer'],
    params: idParams,
    answer: success,
    refuses: ['template_not_found'],
  }),
};
