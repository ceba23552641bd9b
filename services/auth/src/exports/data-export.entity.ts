import type { ExportState } from '@workboard/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An archive of what is held about somebody, from the wish to its end (decision A17). */
@Entity('data_exports')
@Index('data_exports_user_id', ['userId'])
@Index('data_exports_expires_at', ['expiresAt'])
@Check('data_exports_state_check', `state IN ('waiting', 'ready', 'failed')`)
export class DataExport {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'data_exports_pkey' })
  id: string;

  /** Null once the account is gone: the archive is swept. */
  @Column('int', { name: 'user_id', nullable: true })
  userId: number | null;

  @Column('text', { default: 'waiting' })
  state: ExportState;

  @Column('int', { nullable: true })
  size: number | null;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'next_at', default: () => 'now()' })
  nextAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at', default: () => `(now() + '7 days')` })
  expiresAt: Date;
}
