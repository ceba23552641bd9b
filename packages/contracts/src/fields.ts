import { isPhoneNumber } from '#phone-rule';
import { z } from 'zod';
import { passwordMaxLength, textLength } from './constants.js';
import { parseDay } from './dates.js';
import { say } from './sentences.js';

/**
 * The kinds of field that forms and calls are made of. Decided once for all of them: text is trimmed; in optional text
 * an empty string means null; missing leaves the stored value alone and null clears it; numbers may come as numeric text;
 * lists may be nested one level deep, are trimmed, lose empty and repeated entries, whatever their case (spec §3, §5; decision P7).
 */
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** A plain address (dot-atom, ASCII), stored in lower case so that one mailbox is one account. */
export const email = z
  .string({ error: say.emailInvalid })
  .trim()
  .toLowerCase()
  .max(254, say.emailInvalid)
  .regex(emailPattern, say.emailInvalid);

const blankToNull = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : value);

export const optionalEmail = z.preprocess(blankToNull, email.nullish());

/** Text that must be there; `min` and `max` count characters after trimming, 200 at most unless given. */
export const text = (options: { required: string; min?: number; max?: number }) =>
  z
    .string({ error: options.required })
    .trim()
    .min(options.min ?? 1, options.required)
    .max(options.max ?? textLength, `Must be at most ${options.max ?? textLength} characters`);

const linkPattern =
  /:\/\/|\/\/|www\.|\b[a-z0-9-]{2,}\.(?:com|net|org|info|biz|io|co|pg|au|nz|ru|cn|uk|xyz|top|online|site|shop|store|app|club|live|link|click|me|ly|gl|example|test)\b/i;

/** Whether a mail program would make a link of a part of this text. */
export const looksLikeLink = (value: string): boolean => linkPattern.test(value);

/** A person's name. It stands in mails to strangers, so that it must not carry a link. */
export const personName = (options: { required: string; min?: number }) =>
  text({ ...options, max: 100 }).refine((name) => !looksLikeLink(name), say.nameNoLinks);

/** Text that may be missing; empty text clears it. `max` in characters. */
export const optionalText = (max = textLength) =>
  z.preprocess(blankToNull, z.string().trim().max(max, `Must be at most ${max} characters`).nullish());

/** A telephone number as it was typed (decision P23). */
export const phone = z
  .string({ error: say.phoneInvalid })
  .trim()
  .max(40, say.phoneInvalid)
  .refine(isPhoneNumber, say.phoneInvalid);

/** The same, or empty. */
export const optionalPhone = z.preprocess(blankToNull, phone.nullish());

/** An http(s) address without credentials. */
export const isWebUrl = (value: string): boolean => {
  if (!URL.canParse(value)) {
    return false;
  }
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.hostname !== '';
};

/** `linkedin.com/in/mary` as `https://linkedin.com/in/mary`: people leave out what browsers hide. */
const completeUrl = (value: unknown): unknown =>
  typeof value === 'string' && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[:/?#]\S*)?$/i.test(value.trim())
    ? `https://${value.trim()}`
    : blankToNull(value);

/** An http(s) address without credentials, or empty; one without `https://` is completed. */
export const optionalUrl = z.preprocess(
  completeUrl,
  z.string().trim().max(500, say.urlInvalid).refine(isWebUrl, say.urlInvalid).nullish(),
);

/** URL-like: the scheme may be missing (`www.example.com.pg`). */
export const optionalWebsite = z.preprocess(
  blankToNull,
  z
    .string({ error: say.websiteInvalid })
    .trim()
    .max(500, say.websiteInvalid)
    .refine((value) => {
      const absolute = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
      return isWebUrl(absolute) && /\.[a-z]{2,}$/i.test(new URL(absolute).hostname) && !/\s/.test(value);
    }, say.websiteInvalid)
    .nullish(),
);

/** A new password; never trimmed. */
export const password = (options: { min: number; message: string }) =>
  z.string({ error: options.message }).min(options.min, options.message).max(passwordMaxLength, say.passwordTooLong);

/** A number that may come as text; empty text is null. */
export const numeric = (value: unknown): unknown => {
  if (typeof value !== 'string') {
    return value;
  }
  const trimmed = value.trim();
  return trimmed === '' ? null : Number(trimmed);
};

/** A yearly amount in whole currency units, or null. */
export const optionalAmount = z.preprocess(
  numeric,
  z
    .number({ error: say.salaryInvalid })
    .int(say.salaryInvalid)
    .min(0, say.salaryInvalid)
    .max(1_000_000_000, say.salaryInvalid)
    .nullish(),
);

export const maxId = 2_147_483_647;
/** A row's id, also as text in paths and form posts. */
export const id = z.preprocess(
  (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
  z.number({ error: say.idInvalid }).int(say.idInvalid).min(1, say.idInvalid).max(maxId, say.idInvalid),
);
export const optionalId = z.preprocess(blankToNull, id.nullish());

/** One id or several, separated by commas in a query; `tooMany` is what is said of more than `max`. */
export const idsInQuery = (max: number, tooMany: string) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(id).min(1).max(max, tooMany));

/** Ids as a filter, separated by commas in a query; all pass when there are none. */
export const ids = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value),
  z.array(id).max(100).optional(),
);

/** The version of the record that a form began with; a stale one is refused with `conflict`, none is not (decision W12). */
export const baseVersion = z.preprocess(blankToNull, z.coerce.number({ error: say.idInvalid }).int().min(0).nullish());

/** A calendar day in Port Moresby, sent as `YYYY-MM-DD` or an ISO instant; read as `YYYY-MM-DD`. */
export const optionalDay = z.preprocess(
  blankToNull,
  z
    .string({ error: say.dateInvalid })
    .trim()
    .transform((value, context) => {
      const day = parseDay(value);
      if (day === undefined) {
        context.addIssue({ code: 'custom', message: say.dateInvalid });
        return z.NEVER;
      }
      return day;
    })
    .nullish(),
);

/** 'Defensive driving' and 'defensive driving' are one entry. */
const sameEntry = (entry: unknown): unknown => (typeof entry === 'string' ? entry.toLowerCase() : entry);

const tidyList = (value: unknown): unknown => {
  if (value === null) {
    return [];
  }
  if (!Array.isArray(value)) {
    return value;
  }
  const entries = value.flat().map((entry: unknown) => (typeof entry === 'string' ? entry.trim() : entry));
  const kept = new Map<unknown, unknown>();
  for (const entry of entries) {
    const key = sameEntry(entry);
    if (key !== '' && key !== null && !kept.has(key)) {
      kept.set(key, entry);
    }
  }
  return [...kept.values()];
};

/** A list of short texts. */
export const textList = (options: { maxItems?: number; maxLength?: number } = {}) =>
  z.preprocess(
    tidyList,
    z
      .array(z.string().max(options.maxLength ?? 500, `Must be at most ${options.maxLength ?? 500} characters`))
      .max(options.maxItems ?? 50, `At most ${options.maxItems ?? 50} entries`),
  );

/** Shape entries for names that a caller may never set; sending one is refused and changes nothing (decision A11). */
export const readOnlyFields = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, z.never({ error: say.fieldReadOnly }).optional()]),
  ) as unknown as Record<Name, z.ZodOptional<z.ZodNever>>;

/** Several values in a query: comma-separated, or the name repeated (decision W3). */
export const csv = z.preprocess(
  (value) => (Array.isArray(value) ? value.join(',') : value),
  z
    .string()
    .max(500)
    .transform((value) => [
      ...new Set(
        value
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
    ])
    .optional(),
);

/** A whole number in a query, in words that a person understands when it is none. */
export const wholeNumber = (options: { name: string; min: number; max: number }) => {
  const { name, min, max } = options;
  const error = `${name} must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
};

/** `true` or `false` in a query; false when left out. */
export const queryFlag = z
  .enum(['true', 'false'])
  .optional()
  .transform((value) => value === 'true');

export const isoInstant = z.iso.datetime();
