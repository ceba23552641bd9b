import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** What an account's authenticator app shares with us (decision A15). It counts from when a code has proven it. */
@Entity('second_factors')
export class SecondFactor {
  @ForeignKey(() => User, { name: 'second_factors_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('int', { name: 'user_id', primaryKeyConstraintName: 'second_factors_pkey' })
  userId: number;

  /** Sealed: see `SealedSecrets`. */
  @Column('text')
  secret: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** The step of the last code that was taken; no code of it or before it is taken again. */
  @Column('int', { name: 'last_step', default: 0 })
  lastStep: number;
}
