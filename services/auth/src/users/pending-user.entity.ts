import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { PersonColumns } from './person.columns.js';

/**
 * Somebody who registered and has not used the mailed link yet (spec §3, decision A1). One address may have several,
 * each with its own password: which of them its owner meant, only its owner can say.
 */
@Entity('pending_users')
@Index('pending_users_email', ['email'])
@Index('pending_users_expires_at', ['expiresAt'])
@Check('pending_users_email_check', 'email = lower(email)')
@Check('pending_users_role_check', `role IN ('job_seeker', 'employer')`)
export class PendingUser extends PersonColumns {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pending_users_pkey',
  })
  id: number;

  @Column('text', { default: 'job_seeker' })
  role: 'job_seeker' | 'employer';

  @Column('text', { nullable: true })
  website: string | null;

  @Column('text', { nullable: true })
  linkedin: string | null;

  /** The job's page that the registration began on, which its link leads back to. */
  @Column('text', { name: 'return_to', nullable: true })
  returnTo: string | null;

  @Column('timestamptz', { name: 'verification_sent_at', default: () => 'now()' })
  verificationSentAt: Date;

  @Column('timestamptz', { name: 'expires_at', default: () => `(now() + '24:00:00')` })
  expiresAt: Date;
}
