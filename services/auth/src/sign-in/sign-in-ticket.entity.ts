import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A sign-in whose password was right and that waits for the code (decision A15). */
@Entity('sign_in_tickets')
@Index('sign_in_tickets_user_id', ['userId'])
@Index('sign_in_tickets_expires_at', ['expiresAt'])
export class SignInTicket {
  /** SHA-256 of the ticket, base64url. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sign_in_tickets_pkey' })
  hash: string;

  @ForeignKey(() => User, { name: 'sign_in_tickets_user_id_fkey', onDelete: 'CASCADE' })
  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('text', { nullable: true })
  device: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  /** Whether the browser signed in to the account before; null for programs. */
  @Column('boolean', { name: 'is_known', nullable: true })
  isKnown: boolean | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
