import type { ApplicationStatus } from '@workboard/contracts';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Application } from '../applications/application.entity.js';

/** The status that an applicant was last told of, in their reading; without a row it is 'applied' (decision P17). */
@Entity('told_statuses')
export class ToldStatus {
  @PrimaryColumn('int', { name: 'application_id', primaryKeyConstraintName: 'told_statuses_pkey' })
  applicationId: number;

  @OneToOne(() => Application, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'told_statuses_application_id_fkey' })
  application: Relation<Application>;

  @Column('text')
  status: ApplicationStatus;
}
