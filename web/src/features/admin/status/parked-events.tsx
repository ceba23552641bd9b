import { Typography } from '@mui/material';
import type { ParkedEvent } from '@workboard/contracts';
import { Section } from '../../../components/layout/section.js';
import { type Column, DataTable } from '../../../components/lists/data-table.js';
import { api } from '../../../lib/api/api.js';
import { keyOf } from '../../../lib/api/read.js';
import { useAction } from '../../../lib/api/use-action.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { plural } from '../../../lib/text/text.js';
import { RowAction, RowActions } from '../row-actions.js';
import { partLabel } from './status-words.js';

const useResend = () =>
  useAction<ParkedEvent, { count: number }>({
    run: ({ service, subscriber, id }) =>
      api.post('/admin/status/events/resend', { body: { service, subscriber, id } }),
    refresh: [keyOf('/admin/status')],
    success: ({ count }) => ({
      title: count > 0 ? 'Sending again' : 'Already sent again',
      text: 'If it fails once more it comes back here.',
    }),
    failure: { title: 'Error', text: 'Failed to send again' },
  });

const columnsWith = (resend: ReturnType<typeof useResend>): Column<ParkedEvent>[] => [
  {
    header: 'Event',
    isTitle: true,
    cell: ({ type, service, id }) => (
      <>
        {type}
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {`${service} ${id}`}
        </Typography>
      </>
    ),
  },
  { header: 'Not taken by', cell: ({ subscriber }) => partLabel(subscriber) },
  { header: 'Put aside', minWidth: 148, cell: ({ parkedAt }) => formatDayAndTime(parkedAt) },
  {
    header: 'Why',
    cell: ({ reason, failures }) => (
      <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`${reason} (${plural(failures, 'failure')})`}
      </Typography>
    ),
  },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: (event) => (
      <RowActions>
        <RowAction
          label={`Send again: ${event.type} ${event.id}`}
          disabled={resend.isPending && resend.variables.id === event.id}
          onClick={() => resend.mutate(event)}
        >
          Send again
        </RowAction>
      </RowActions>
    ),
  },
];

/** Events that a subscriber failed at again and again (decision P81); nothing when there are none. */
export const ParkedEvents = ({ events }: { events: readonly ParkedEvent[] }) => {
  const columns = columnsWith(useResend());
  return (
    events.length > 0 && (
      <Section title="Events put aside">
        <DataTable
          label="Events put aside"
          rows={events}
          columns={columns}
          rowKey={({ service, id, subscriber }) => `${service} ${id} ${subscriber}`}
        />
      </Section>
    )
  );
};
