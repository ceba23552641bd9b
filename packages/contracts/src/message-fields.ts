/** The fields that a message to applicants may hold, each as `{name}`, and what they stand for (decision P43). */
export const messageFields = {
  firstName: "the applicant's first name",
  lastName: "the applicant's last name",
  job: 'the title of the job',
  company: "your company's name",
  sender: 'your name',
  reference: 'the number of the application',
} as const;
export type MessageField = keyof typeof messageFields;
export type MessageValues = Record<MessageField, string>;

export const messageFieldNames = Object.keys(messageFields) as MessageField[];
const byLowerCase = new Map(messageFieldNames.map((name) => [name.toLowerCase(), name]));
const braces = /\{([^{}\n]*)\}/g;

const fieldIn = (name: string): MessageField | undefined => byLowerCase.get(name.trim().toLowerCase());

/** What stands in braces and is no field, each once, with its braces. */
export const unknownFieldsIn = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(braces))
      .filter(([, name = '']) => !fieldIn(name))
      .map(([whole]) => whole),
  ),
];

/** What somebody reads who used fields that do not exist. */
export const sayUnknownFields = (unknown: readonly string[]): string =>
  `There is no field ${unknown.join(', ')}. You can use ${messageFieldNames.map((name) => `{${name}}`).join(', ')}.`;

/** The text as one person reads it. Values are put in once: braces in a name stay as they are. */
export const fillFields = (text: string, values: MessageValues): string =>
  text.replace(braces, (whole, name: string) => {
    const known = fieldIn(name);
    return known ? values[known] : whole;
  });
