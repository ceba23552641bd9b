import type { MessageKind } from '@workboard/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Application } from '../applications/application.entity.js';

/** What an applicant was sent, as they read it (decision P43); it goes with its application. */
@Entity('application_messages')
@Index('application_messages_application_id', ['applicationId', 'sentAt'])
@Index('application_messages_sender_id', ['senderId'])
@Index('application_messages_sent_at', ['sentAt'])
@Check('application_messages_kind_check', `kind IN ('general', 'rejection')`)
export class ApplicationMessage {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'application_messages_pkey',
  })
  id: number;

  @Column('int', { name: 'application_id' })
  applicationId: number;

  @ManyToOne(() => Application, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'application_messages_application_id_fkey' })
  application: Relation<Application>;

  /** Who wrote it; null once they have no account any more. */
  @Column('int', { name: 'sender_id', nullable: true })
  senderId: number | null;

  @Column('text')
  kind: MessageKind;

  @Column('text', { nullable: true })
  subject: string | null;

  @Column('text')
  text: string;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt: Date;
}
