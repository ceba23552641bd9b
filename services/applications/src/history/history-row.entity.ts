import type { HistoryActor, HistoryData, HistoryKind } from '@workboard/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Application } from '../applications/application.entity.js';

/** One thing that happened to an application (decision P45); it goes with its application. */
@Entity('application_history')
@Index('application_history_application_id', ['applicationId', 'at'])
@Index('application_history_actor_id', ['actorId'])
@Check('application_history_actor_check', `actor IN ('team', 'applicant', 'system')`)
export class HistoryRow {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'application_history_pkey',
  })
  id: number;

  @Column('int', { name: 'application_id' })
  applicationId: number;

  @ManyToOne(() => Application, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'application_history_application_id_fkey' })
  application: Relation<Application>;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  @Column('text')
  actor: HistoryActor;

  /** Null for the system, and for a person whose account is gone. */
  @Column('int', { name: 'actor_id', nullable: true })
  actorId: number | null;

  @Column('text')
  kind: HistoryKind;

  @Column('jsonb', { default: {} })
  data: HistoryData;
}
