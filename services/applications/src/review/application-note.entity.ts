import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Application } from '../applications/application.entity.js';

/** What somebody of the employer's team noted about an application (decision P45); it goes with its application. */
@Entity('application_notes')
@Index('application_notes_application_id', ['applicationId'])
@Index('application_notes_author_id', ['authorId'])
export class ApplicationNote {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'application_notes_pkey',
  })
  id: number;

  @Column('int', { name: 'application_id' })
  applicationId: number;

  @ManyToOne(() => Application, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'application_notes_application_id_fkey' })
  application: Relation<Application>;

  /** Null once their account is gone. */
  @Column('int', { name: 'author_id', nullable: true })
  authorId: number | null;

  @Column('text')
  text: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
