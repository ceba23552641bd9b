import { field } from '@workboard/contracts';

/** Joins words without being seen; programs that make links of addresses in texts stop at it. */
const joiner = '\u2060';

/**
 * A name as mails may say it: people choose their company's and their ads' names, and mail programs make a link of whatever
 * looks like one. Names that do not stay as they are.
 */
export const unlinked = (name: string): string =>
  field.looksLikeLink(name) ? name.replaceAll(/[./:@]/g, (mark) => mark + joiner) : name;

/** The name as it was written, for searches. */
export const asWritten = (name: string): string => name.replaceAll(joiner, '');
