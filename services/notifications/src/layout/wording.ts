import { employmentTypeLabels, formatDayInFull, workTypeLabels } from '@workboard/contracts';

/** The beginning of a text, cut between words with an ellipsis where it is longer than `length` characters. */
export const excerptOf = (value: string, length: number): string =>
  value.length <= length ? value : `${value.slice(0, length).replace(/\s+\S*$/, '')}…`;

/** `Closes Sunday 11 October 2026`, which stays true until it is read; null without a closing day. */
export const sayClosing = (closingDate: string | null): string | null =>
  closingDate && `Closes ${formatDayInFull(new Date(closingDate))}`;

const types: Record<string, string> = {
  ...employmentTypeLabels,
  ...workTypeLabels,
  video: 'Video call',
  phone: 'Phone call',
  'in-person': 'In person',
};
/** The name of a work, employment or interview type as people read it. */
export const sayType = (value: string): string => types[value] ?? value;
