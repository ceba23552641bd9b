import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from './user.entity.js';

/** How well somebody has a skill, and who says so (spec §3, user_skill_assessments). */
@Entity('user_skill_assessments')
@Index('user_skill_assessments_user_id', ['userId'])
export class SkillAssessment {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'user_skill_assessments_pkey',
  })
  id: number;

  @ForeignKey(() => User, { name: 'user_skill_assessments_user_id_fkey', onDelete: 'CASCADE' })
  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('text')
  skill: string;

  @Column('text', { nullable: true })
  level: string | null;

  @Column('int', { nullable: true })
  score: number | null;

  @Column('text', { name: 'certified_by', nullable: true })
  certifiedBy: string | null;

  @Column('date', { name: 'certification_date', nullable: true })
  certificationDate: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
