import { answerLines, formatInstant, referenceOf } from '@workboard/contracts';
import { stringify } from 'csv-stringify/sync';
import { outcomeOf, type Taken } from './taken.js';

/** What stands in each column. */
const columns: readonly [header: string, cell: (taken: Taken) => string][] = [
  ['Reference', ({ application }) => referenceOf(application.id)],
  ['First name', ({ application }) => application.user.firstName],
  ['Last name', ({ application }) => application.user.lastName],
  ['Email', ({ application }) => application.user.email],
  ['Phone', ({ contact }) => contact?.phone ?? ''],
  ['Location', ({ profile }) => profile?.location ?? ''],
  ['Job', ({ application }) => application.job.title],
  ['Job location', ({ application }) => application.job.location ?? ''],
  ['Status', outcomeOf],
  ['Applied (Port Moresby time)', ({ application }) => formatInstant(new Date(application.appliedAt))],
  [
    'Next interview',
    ({ application: { nextInterview } }) => (nextInterview ? formatInstant(new Date(nextInterview.scheduledAt)) : ''),
  ],
  ['Skills', ({ profile }) => profile?.skills.join(', ') ?? ''],
  ['Experience', ({ profile }) => profile?.experience ?? ''],
  ['Education', ({ profile }) => profile?.education ?? ''],
  ['Cover letter', ({ application }) => application.coverLetter],
  [
    'Answers',
    ({ application }) =>
      answerLines(application)
        .map(({ question, answer }) => `${question}: ${answer}`)
        .join('\n'),
  ],
  ['Team notes', ({ application }) => application.notes ?? ''],
  ['Internal reference of the job', ({ internalReference }) => internalReference ?? ''],
];

/**
 * A table for spreadsheets (UTF-8 with its mark, CRLF). A cell that a spreadsheet would run as a formula gets an apostrophe
 * before it (decision P58). `more` are columns that only this table has.
 */
export const applicantsSheet = (
  taken: readonly Taken[],
  more: readonly [header: string, cell: (taken: Taken) => string][] = [],
): string => {
  const shown = [...columns, ...more];
  const rows = [shown.map(([header]) => header), ...taken.map((row) => shown.map(([, cell]) => cell(row)))];
  return stringify(rows, { bom: true, escape_formulas: true, record_delimiter: 'windows' });
};
