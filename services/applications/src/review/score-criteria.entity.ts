import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a job's applicants are scored by, where its employer chose it (decision P47); it goes with its job. */
@Entity('score_criteria')
export class ScoreCriteria {
  @PrimaryColumn('int', { name: 'job_id', primaryKeyConstraintName: 'score_criteria_pkey' })
  jobId: number;

  @Column('text', { array: true })
  criteria: string[];
}
