import { withQuery } from '../../lib/api/address.js';

/** What the workspace keeps in its address, with the defaults that are left out (decision P41). */
export const deskParams = {
  /** The application that is open. */
  app: '',
  tab: 'letter',
  status: 'all',
  q: '',
  sort: 'newest',
  rank: 'off',
  /** The criterion that the list is narrowed to. */
  meets: '',
  /** The answer that it is narrowed to (decision P48). */
  answer: '',
  /** Words of the CV that are looked for in its text. */
  find: '',
} as const;

type DeskChoice = Partial<Record<keyof typeof deskParams, string>>;

/** Where the workspace of a job is, with somebody open in it or a choice made. */
export const deskPath = (jobId: number | string, choice: DeskChoice = {}): string =>
  withQuery(
    `/jobs/${jobId}/applications`,
    Object.fromEntries(
      Object.entries(choice).filter(([name, value]) => value !== deskParams[name as keyof DeskChoice]),
    ),
  );
