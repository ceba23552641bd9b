import type { TokenPurpose } from '@workboard/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { PendingUser } from '../users/pending-user.entity.js';
import { TeamInvitation } from '../users/team-invitation.entity.js';
import { User } from '../users/user.entity.js';

/** A mailed link's token. The row alone does not give the token away: it takes TOKEN_SECRET to compute it. */
@Entity('one_time_tokens')
@Unique('one_time_tokens_hash_key', ['hash'])
@Index('one_time_tokens_user', ['userId', 'purpose'], {
  unique: true,
  where: `used_at IS NULL AND purpose NOT IN ('email_undo', 'new_device')`,
})
@Index('one_time_tokens_pending_user', ['pendingUserId', 'purpose'], { unique: true, where: 'used_at IS NULL' })
@Index('one_time_tokens_invitation', ['invitationId', 'purpose'], { unique: true, where: 'used_at IS NULL' })
@Index('one_time_tokens_expires_at', ['expiresAt'])
@Check(
  'one_time_tokens_subject_check',
  `num_nonnulls(user_id, pending_user_id, invitation_id) = 1
    AND (purpose = 'registration') = (pending_user_id IS NOT NULL)
    AND (purpose = 'team_invitation') = (invitation_id IS NOT NULL)`,
)
@Check(
  'one_time_tokens_purpose_check',
  `purpose IN ('registration', 'verification', 'password_reset', 'email_change', 'email_undo', 'email_approval',
    'status_alert', 'team_invitation', 'member_refusal', 'new_device', 'keep_account')`,
)
export class OneTimeToken {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'one_time_tokens_pkey' })
  id: string;

  @Column('text')
  purpose: TokenPurpose;

  @ForeignKey(() => User, { name: 'one_time_tokens_user_id_fkey', onDelete: 'CASCADE' })
  @Column('int', { name: 'user_id', nullable: true })
  userId: number | null;

  @ForeignKey(() => PendingUser, { name: 'one_time_tokens_pending_user_id_fkey', onDelete: 'CASCADE' })
  @Column('int', { name: 'pending_user_id', nullable: true })
  pendingUserId: number | null;

  @ForeignKey(() => TeamInvitation, { name: 'one_time_tokens_invitation_id_fkey', onDelete: 'CASCADE' })
  @Column('int', { name: 'invitation_id', nullable: true })
  invitationId: number | null;

  /** The address that takes, or took, the place of `email`. */
  @Column('text', { name: 'new_email', nullable: true })
  newEmail: string | null;

  /** What the mail says besides, such as the device of a strange sign-in. */
  @Column('text', { nullable: true })
  detail: string | null;

  /** The session that asked for a change, which may go on after it. */
  @Column('text', { name: 'session_id', nullable: true })
  sessionId: string | null;

  /** The address the mail goes to, and which using the link proves. */
  @Column('text')
  email: string;

  /** 256 random bits that the token is computed from, base64url. */
  @Column('text')
  nonce: string;

  /** SHA-256 of the token, base64url. */
  @Column('text')
  hash: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
