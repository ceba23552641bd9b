import type { AuditEntry, Delivery } from '@workboard/contracts';
import { Suspense, useState } from 'react';
import { breakable, type Column } from '../../../components/lists/data-table.js';
import { TextLink } from '../../../components/elements/link.js';
import type { Query } from '../../../lib/api/address.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import { auditColumns, Quiet } from '../audit/audit-cells.js';
import { kindLabel } from '../deliveries/delivery-words.js';
import { Addressee, DeliveryStatus } from '../deliveries/delivery-cells.js';
import { RowAction } from '../row-actions.js';
import { RecordList } from './record-list.js';
import { messagesOfQuery, trailOfQuery } from './record-queries.js';

const MessageDialog = lazyDialog(async () => (await import('../message-dialog.js')).MessageDialog);

const Who = ({ actorId, actorName }: AuditEntry) =>
  actorId === null ? (
    'PNG Workboard'
  ) : (
    <TextLink to={`/admin/users/${actorId}`}>{breakable(actorName ?? `User ${actorId}`)}</TextLink>
  );

const columns = auditColumns(Who);

interface TrailProps {
  title: string;
  which: Query<'/admin/audit'>;
  /** The same lines in the audit trail itself. */
  to?: string;
  empty: string;
}

/** Some lines of the audit trail (decision R7). */
export const Trail = ({ title, which, to, empty }: TrailProps) => (
  <RecordList
    title={title}
    action={to && <TextLink to={to}>In the audit trail</TextLink>}
    query={(page) => trailOfQuery(which, page)}
    select={({ entries, total }) => ({ rows: entries, total })}
    columns={columns}
    empty={empty}
  />
);

const messageColumns = (read: (delivery: Delivery) => void): Column<Delivery>[] => [
  {
    header: 'Message',
    isTitle: true,
    cell: ({ kind, title }) => (
      <>
        {kindLabel(kind)}
        {title && <Quiet>{title}</Quiet>}
      </>
    ),
  },
  { header: 'To', cell: Addressee },
  { header: 'Created', minWidth: 148, cell: ({ createdAt }) => formatDayAndTime(createdAt) },
  { header: 'State', cell: DeliveryStatus },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: (delivery) =>
      delivery.title !== null && (
        <RowAction label={`Read: ${delivery.title}`} onClick={() => read(delivery)}>
          Read
        </RowAction>
      ),
  },
];

/** Mails and texts to one person or to a team; reading one is recorded. */
export const Messages = ({ which, to, empty }: { which: Query<'/admin/deliveries'>; to: string; empty: string }) => {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <RecordList
        title="Mail and SMS"
        action={<TextLink to={to}>In Mail and SMS</TextLink>}
        query={(page) => messagesOfQuery(which, page)}
        select={({ deliveries, total }) => ({ rows: deliveries, total })}
        columns={messageColumns(({ id }) => setOpenId(id))}
        empty={empty}
      />
      {openId !== null && (
        <Suspense fallback={null}>
          <MessageDialog id={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </>
  );
};
