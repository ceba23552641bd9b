import { Typography } from '@mui/material';
import type { AuditEntry } from '@workboard/contracts';
import { LongText, type Column } from '../../../components/lists/data-table.js';
import { TextLink } from '../../../components/elements/link.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { capitalise } from '../../../lib/text/text.js';
import { actionLabel, changesOf, screenOf } from './audit-words.js';

/** A second line of a cell. */
export const Quiet = ({ children }: { children: string }) => (
  <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
    <LongText>{children}</LongText>
  </Typography>
);

const Target = (entry: AuditEntry) => {
  const { targetType, targetId } = entry;
  if (targetId === null) {
    return `No ${targetType}`;
  }
  const screen = screenOf(entry);
  const text = <LongText>{`${capitalise(targetType)} ${targetId}`}</LongText>;
  return screen ? <TextLink to={screen}>{text}</TextLink> : text;
};

/** The columns of every table of the audit trail; lists differ in how they name who did it. */
export const auditColumns = (who: Column<AuditEntry>['cell']): Column<AuditEntry>[] => [
  {
    header: 'What',
    isTitle: true,
    cell: (entry) => (
      <>
        {actionLabel(entry.action)}
        {changesOf(entry).map((change) => (
          <Quiet key={change}>{change}</Quiet>
        ))}
      </>
    ),
  },
  { header: 'Who', cell: who },
  { header: 'To what', cell: Target },
  { header: 'When', minWidth: 148, cell: ({ at }) => formatDayAndTime(at) },
];
