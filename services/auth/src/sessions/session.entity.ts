import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';

/** An open session; deleting the row ends it (decision A4). */
@Entity('sessions')
@Index('sessions_user_id', ['userId'])
@Index('sessions_expires_at', ['expiresAt'])
export class Session {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sessions_pkey' })
  id: string;

  @ForeignKey(() => UserEntity, { name: 'sessions_user_id_fkey', onDelete: 'CASCADE' })
  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_seen', default: () => 'now()' })
  lastSeen: Date;

  @Column('timestamptz', { name: 'expires_at', default: () => `(now() + '7 days')` })
  expiresAt: Date;
}
