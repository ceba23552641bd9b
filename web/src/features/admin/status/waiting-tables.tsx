import type { SystemStatus } from '@workboard/contracts';
import { Section } from '../../../components/layout/section.js';
import { breakable, type Column, DataTable } from '../../../components/lists/data-table.js';
import { formatNumber } from '../../../lib/text/text.js';
import { formatAge, partLabel } from './status-words.js';

type Queue = SystemStatus['queues'][number];
type Outbox = SystemStatus['outboxes'][number];
type Channel = SystemStatus['channels'][number];

const queueColumns: Column<Queue>[] = [
  { header: 'Queue', isTitle: true, cell: ({ name }) => breakable(name) },
  { header: 'Waiting', align: 'right', cell: ({ depth }) => formatNumber(depth) },
  { header: 'Oldest', align: 'right', cell: ({ oldestSeconds }) => formatAge(oldestSeconds) },
];
const outboxColumns: Column<Outbox>[] = [
  { header: 'Service', isTitle: true, cell: ({ service }) => partLabel(service) },
  { header: 'Waiting', align: 'right', cell: ({ open }) => (open === null ? '–' : formatNumber(open)) },
  { header: 'Oldest', align: 'right', cell: ({ oldestSeconds }) => formatAge(oldestSeconds) },
  { header: 'Put aside', align: 'right', cell: ({ parked }) => formatNumber(parked) },
];
const channelColumns: Column<Channel>[] = [
  { header: 'Channel', isTitle: true, cell: ({ name }) => breakable(partLabel(name)) },
  { header: 'Due', align: 'right', cell: ({ due }) => formatNumber(due) },
  { header: 'Oldest', align: 'right', cell: ({ oldestSeconds }) => formatAge(oldestSeconds) },
  { header: 'Refused', align: 'right', cell: ({ failing }) => `${Math.round(failing * 100)} %` },
];

/** What waits: events, jobs in queues, mails and texts. */
export const WaitingTables = ({ status: { outboxes, queues, channels } }: { status: SystemStatus }) => (
  <>
    <Section title="Events">
      <DataTable label="Events" rows={outboxes} columns={outboxColumns} rowKey={({ service }) => service} />
    </Section>
    {queues.length > 0 && (
      <Section title="Queues">
        <DataTable label="Queues" rows={queues} columns={queueColumns} rowKey={({ name }) => name} />
      </Section>
    )}
    {channels.length > 0 && (
      <Section title="Mail and SMS">
        <DataTable label="Mail and SMS" rows={channels} columns={channelColumns} rowKey={({ name }) => name} />
      </Section>
    )}
  </>
);
