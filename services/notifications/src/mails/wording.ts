import { type Contact, formatDayInFull, type Job } from '@workboard/contracts';

const digits = new Intl.NumberFormat('en-PG', { maximumFractionDigits: 0 });

/** First and last name. */
export const fullName = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** The beginning of a text, cut between words with an ellipsis where it is longer than `length` characters. */
export const excerptOf = (value: string, length: number): string =>
  value.length <= length ? value : `${value.slice(0, length).replace(/\s+\S*$/, '')}…`;

type Pay = Pick<Job, 'salaryMin' | 'salaryMax' | 'salaryCurrency'>;

/** The job's own currency in the spec's forms; null when nothing is said about pay (spec §9, decision P2). */
export const sayPay = ({ salaryMin, salaryMax, salaryCurrency }: Pay): string | null => {
  const amount = (value: number) =>
    salaryCurrency === 'USD' ? `$${digits.format(value)}` : `${salaryCurrency} ${digits.format(value)}`;
  if (salaryMin && salaryMax) {
    return `${amount(salaryMin)} - ${amount(salaryMax)}`;
  }
  if (salaryMin) {
    return `From ${amount(salaryMin)}`;
  }
  return salaryMax ? `Up to ${amount(salaryMax)}` : null;
};

/** `Closes Sunday 11 October 2026`, which stays true until it is read; null without a closing day. */
export const sayClosing = (closingDate: string | null): string | null =>
  closingDate && `Closes ${formatDayInFull(new Date(closingDate))}`;

const types: Record<string, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  remote: 'Remote',
  hybrid: 'Hybrid',
  'on-site': 'On-site',
  video: 'Video call',
  phone: 'Phone call',
  'in-person': 'In person',
};
/** The name of a work, employment or interview type as people read it. */
export const sayType = (value: string): string => types[value] ?? value;
