import type { WebhookEnd, WebhookEvent } from '@workboard/contracts';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An address of a company's programs that is told of events (decision P86). */
@Entity('webhook_endpoints')
@Index('webhook_endpoints_company_id', ['companyId'])
@Check('webhook_endpoints_ended_by_check', `ended_by IN ('owner', 'failing', 'gone', 'revoked')`)
export class WebhookEndpoint {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'webhook_endpoints_pkey',
  })
  id: number;

  @Column('int', { name: 'company_id' })
  companyId: number;

  @Column('text')
  url: string;

  @Column('text', { array: true })
  events: WebhookEvent[];

  /** Signs what is sent; sealed: see `SealedSecrets`. */
  @Column('text')
  secret: string;

  /** Why it gets nothing; null while it does. */
  @Column('text', { name: 'ended_by', nullable: true })
  endedBy: WebhookEnd | null;

  /** Since when every try failed. */
  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
