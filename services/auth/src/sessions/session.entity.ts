import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../users/user.entity.js';

/** An open session; deleting the row ends it (decision A4). */
@Entity('sessions')
@Unique('sessions_public_id_key', ['publicId'])
@Index('sessions_user_id', ['userId'])
@Index('sessions_expires_at', ['expiresAt'])
export class Session {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sessions_pkey' })
  id: string;

  /** What others may know it by. */
  @Column('uuid', { name: 'public_id' })
  publicId: string;

  /** Browser and system at sign-in. */
  @Column('text', { nullable: true })
  device: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  @ForeignKey(() => User, { name: 'sessions_user_id_fkey', onDelete: 'CASCADE' })
  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_seen', default: () => 'now()' })
  lastSeen: Date;

  @Column('timestamptz', { name: 'expires_at', default: () => `(now() + '7 days')` })
  expiresAt: Date;
}
