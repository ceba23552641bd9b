import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** From where an account was signed in to, without saying where (decision A16). */
@Entity('seen_devices')
@Index('seen_devices_seen_at', ['seenAt'])
export class SeenDevice {
  @ForeignKey(() => User, { name: 'seen_devices_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('int', { name: 'user_id', primaryKeyConstraintName: 'seen_devices_pkey' })
  userId: number;

  /** A hash of browser, system and network address. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'seen_devices_pkey' })
  key: string;

  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' })
  seenAt: Date;
}
