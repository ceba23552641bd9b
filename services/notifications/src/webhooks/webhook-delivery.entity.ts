import type { WebhookDelivery as WebhookDeliveryResponse, WebhookDeliveryState } from '@workboard/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

/** One event for one address: written before it is sent, so that none is lost. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_endpoint_id', ['endpointId', 'createdAt'])
@Index('webhook_deliveries_waiting', ['endpointId', 'nextAttemptAt'], { where: `state = 'waiting'` })
@Index('webhook_deliveries_created_at', ['createdAt'])
@Check('webhook_deliveries_state_check', `state IN ('waiting', 'delivered', 'failed')`)
export class WebhookDelivery {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_deliveries_pkey' })
  id: string;

  @ForeignKey(() => WebhookEndpoint, { name: 'webhook_deliveries_endpoint_id_fkey', onDelete: 'CASCADE' })
  @Column('int', { name: 'endpoint_id' })
  endpointId: number;

  @Column('text')
  event: WebhookDeliveryResponse['event'];

  @Column('int', { name: 'application_id', nullable: true })
  applicationId: number | null;

  /** As it is signed and sent, byte by byte. */
  @Column('text')
  payload: string;

  @Column('text', { default: 'waiting' })
  state: WebhookDeliveryState;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'next_attempt_at' })
  nextAttemptAt: Date;

  /** Until when a worker that took it may be at it. */
  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil: Date | null;

  @Column('int', { name: 'response_status', nullable: true })
  responseStatus: number | null;

  @Column('int', { name: 'response_ms', nullable: true })
  responseMs: number | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'delivered_at', nullable: true })
  deliveredAt: Date | null;
}
