import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { HiringTeam } from './hiring-team.entity.js';

/** Somebody in the hiring team of a job. */
@Entity('hiring_team_members')
@Index('hiring_team_members_user_id', ['userId'])
export class HiringTeamMember {
  @PrimaryColumn('int', { name: 'job_id', primaryKeyConstraintName: 'hiring_team_members_pkey' })
  jobId: number;

  @PrimaryColumn('int', { name: 'user_id', primaryKeyConstraintName: 'hiring_team_members_pkey' })
  userId: number;

  @ManyToOne(() => HiringTeam, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'hiring_team_members_job_id_fkey' })
  team: Relation<HiringTeam>;
}
