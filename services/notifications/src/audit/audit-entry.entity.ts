import type { AuditAction, AuditTarget, AuditValues, Role } from '@workboard/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One line of the audit trail. Triggers refuse to change it, and to delete it within a year (decision R7). */
@Entity('audit_entries')
@Index('audit_entries_at', ['at', 'id'])
@Index('audit_entries_actor', ['actorId', 'at'])
@Index('audit_entries_action', ['action', 'at'])
@Index('audit_entries_target', ['targetType', 'targetId', 'at'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'audit_entries_pkey',
  })
  id: string;

  @Column('text')
  action: AuditAction;

  @Column('int', { name: 'actor_id', nullable: true })
  actorId: number | null;

  @Column('text', { name: 'actor_role', nullable: true })
  actorRole: Role | null;

  @Column('text', { name: 'target_type' })
  targetType: AuditTarget;

  @Column('text', { name: 'target_id', nullable: true })
  targetId: string | null;

  @Column('jsonb', { nullable: true })
  before: AuditValues | null;

  @Column('jsonb', { nullable: true })
  after: AuditValues | null;

  @Column('text', { name: 'request_id' })
  requestId: string;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('timestamptz')
  at: Date;
}
