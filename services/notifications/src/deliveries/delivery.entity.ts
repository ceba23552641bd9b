import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Channel, DeliveryState } from '@workboard/contracts';

/** One mail or SMS that is to be sent once. `data` holds ids; what it says is fetched when it is sent. */
@Entity('deliveries')
@Unique('deliveries_dedupe_key_key', ['dedupeKey'])
@Index('deliveries_user_id', ['userId'])
@Index('deliveries_created_at', ['createdAt'])
@Index('deliveries_state', ['state', 'createdAt'])
@Index('deliveries_due', { synchronize: false })
@Index('deliveries_application', { synchronize: false })
@Index('deliveries_texts', { synchronize: false })
@Index('deliveries_subject', ['subject'])
@Check('deliveries_channel_check', `channel IN ('email', 'sms')`)
@Check('deliveries_state_check', `state IN ('queued', 'sending', 'sent', 'failed', 'abandoned', 'cancelled')`)
export class Delivery {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'deliveries_pkey' })
  id: string;

  @Column('text', { default: 'email' })
  channel: Channel;

  @Column('text')
  kind: string;

  /** What it is about, such as `application:12`, so that open ones can be found and taken back. */
  @Column('text', { nullable: true })
  subject: string | null;

  @Column('int', { name: 'user_id', nullable: true })
  userId: number | null;

  /** Where the last try went; looked up afresh at each try. */
  @Column('text', { nullable: true })
  address: string | null;

  /** The subject line, or an SMS's text, as it went out; forgotten together with the address. */
  @Column('text', { nullable: true })
  title: string | null;

  /** The mail's text as it went out; never of mails with secret links. Forgotten together with the address. */
  @Column('text', { nullable: true })
  body: string | null;

  @Column('text', { name: 'dedupe_key' })
  dedupeKey: string;

  @Column('jsonb', { default: {} })
  data: Record<string, unknown>;

  /** Smaller goes first. */
  @Column('smallint')
  priority: number;

  @Column('text', { default: 'queued' })
  state: DeliveryState;

  @Column('int', { default: 0 })
  attempts: number;

  /** How often it was put into the queue; makes each queue job's id a new one. */
  @Column('int', { default: 0 })
  relays: number;

  /** When it was first to be sent; the 24 hours of trying count from here. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;

  /** When the relay looks at it again: a retry, or a queue or worker that may have forgotten it. */
  @Column('timestamptz', { name: 'next_attempt_at' })
  nextAttemptAt: Date;

  /** The worker that is sending it; whoever lost the lease may not write any more. */
  @Column('uuid', { name: 'lease_id', nullable: true })
  leaseId: string | null;

  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil: Date | null;

  /** The same at every try. */
  @Column('text', { name: 'message_id', nullable: true })
  messageId: string | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
