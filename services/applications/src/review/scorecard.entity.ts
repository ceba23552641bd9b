import type { ScoreVerdict } from '@workboard/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Application } from '../applications/application.entity.js';

/** What one of the employer's team thinks of an applicant (decision P47); it goes with either. */
@Entity('scorecards')
@Index('scorecards_user_id', ['userId'])
@Check('scorecards_verdict_check', `verdict IN ('strong_yes', 'yes', 'unsure', 'no')`)
@Check('scorecards_average_check', `average BETWEEN 1 AND 5`)
export class Scorecard {
  @PrimaryColumn('int', { name: 'application_id', primaryKeyConstraintName: 'scorecards_pkey' })
  applicationId: number;

  @ManyToOne(() => Application, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'scorecards_application_id_fkey' })
  application: Relation<Application>;

  @PrimaryColumn('int', { name: 'user_id', primaryKeyConstraintName: 'scorecards_pkey' })
  userId: number;

  @Column('jsonb')
  scores: { criterion: string; score: number }[];

  @Column('text')
  verdict: ScoreVerdict;

  @Column('double precision')
  average: number;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
