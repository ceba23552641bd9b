import type { GivenTeamRole, Role } from '@workboard/contracts';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique, VirtualColumn } from 'typeorm';
import { PersonColumns } from './person.columns.js';

/** An account (spec §3). It exists only for people whose address is proven or whom somebody with the right to created. */
@Entity('users')
@Unique('users_email_key', ['email'])
@Index('users_company_id', ['companyId'])
@Index('users_role', ['role', 'id'])
@Index('users_delete_after', ['deleteAfter'], { where: 'delete_after IS NOT NULL' })
@Check('users_email_check', 'email = lower(email)')
@Check('users_role_check', `role IN ('job_seeker', 'employer', 'admin', 'super_admin')`)
@Check('users_team_role_check', `team_role IN ('member', 'reader')`)
@Check('users_company_check', `company_id IS NULL OR role = 'employer'`)
export class User extends PersonColumns {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'users_pkey' })
  id: number;

  @Column('text', { default: 'job_seeker' })
  role: Role;

  @Column('int', { name: 'company_id', nullable: true })
  companyId: number | null;

  /** What the owner of the company gave (decision P67); says nothing without a company, and nothing about the owner. */
  @Column('text', { name: 'team_role', default: 'member' })
  teamRole: GivenTeamRole;

  /** Read with the row; unknown in one that was not read. */
  @VirtualColumn({
    type: 'boolean',
    query: (user) =>
      `SELECT EXISTS (SELECT FROM company_copies c WHERE c.id = ${user}.company_id AND c.owner_id = ${user}.id)`,
  })
  ownsCompany?: boolean;

  /** The domain at which colleagues are added, once the user's address moved to another; null while it is the address'. */
  @Column('text', { name: 'team_domain', nullable: true })
  teamDomain: string | null;

  @Column('text', { nullable: true })
  avatar: string | null;

  /** The product's own address of the current resume. */
  @Column('text', { nullable: true })
  resume: string | null;

  @Column('text', { nullable: true })
  portfolio: string | null;

  @Column('text', { name: 'linkedin_url', nullable: true })
  linkedinUrl: string | null;

  @Column('text', { name: 'github_url', nullable: true })
  githubUrl: string | null;

  @Column('text', { name: 'website_url', nullable: true })
  websiteUrl: string | null;

  /** False for accounts that a super admin created until they are verified; such an account cannot sign in. */
  @Column('boolean', { name: 'is_verified', default: false })
  isVerified: boolean;

  @Column('boolean', { name: 'email_verified', default: false })
  emailVerified: boolean;

  /** When the account is deleted, because its owner asked for it; hidden from others until then (decision A18). */
  @Column('timestamptz', { name: 'delete_after', nullable: true })
  deleteAfter: Date | null;

  /** Raised by the database with every change that a form makes (decision W12). */
  @Column({ type: 'int', default: 1, update: false })
  version: number;
}
