import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A code that opens the account once, when the app is lost (decision A15). */
@Entity('recovery_codes')
export class RecoveryCode {
  @ForeignKey(() => User, { name: 'recovery_codes_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('int', { name: 'user_id', primaryKeyConstraintName: 'recovery_codes_pkey' })
  userId: number;

  /** SHA-256 of the code, base64url. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'recovery_codes_pkey' })
  hash: string;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
