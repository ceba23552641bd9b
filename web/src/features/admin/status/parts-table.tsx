import { Typography } from '@mui/material';
import type { ShownPart } from '@workboard/contracts';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { breakable, type Column, DataTable } from '../../../components/lists/data-table.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { partLabel, stateChips } from './status-words.js';

type Replica = ShownPart['processes'][number];

const Replicas = ({ processes }: { processes: readonly Replica[] }) =>
  processes.length === 0
    ? '–'
    : processes.map(({ host, state, startedAt, seenAt, failing }) => (
        <Typography key={`${host} ${startedAt}`} component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {state === 'down'
            ? `${host}: not heard of since ${formatDayAndTime(seenAt)}`
            : `${host}: since ${formatDayAndTime(startedAt)}`}
          {failing.length > 0 && `, ${failing.join(', ')} does not answer`}
        </Typography>
      ));

const columns: readonly Column<ShownPart>[] = [
  { header: 'Part', isTitle: true, cell: ({ name }) => breakable(partLabel(name)) },
  { header: 'State', cell: ({ state }) => <StatusChip {...stateChips[state]} /> },
  { header: 'Replicas', cell: Replicas },
];

/** Every process with its replicas, and what they depend on. */
export const PartsTable = ({ parts }: { parts: readonly ShownPart[] }) => (
  <DataTable label="Parts" rows={parts} columns={[...columns]} rowKey={({ name }) => name} />
);
