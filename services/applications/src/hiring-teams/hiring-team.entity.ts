import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job whose applicants only some of its company see (decision P68). It stays when its last member leaves. */
@Entity('hiring_teams')
export class HiringTeam {
  @PrimaryColumn('int', { name: 'job_id', primaryKeyConstraintName: 'hiring_teams_pkey' })
  jobId: number;

  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' })
  changedAt: Date;
}
