import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A wrong code. Those of strange browsers and those of the owner's are counted apart. */
@Entity('second_factor_failures')
@Index('second_factor_failures_user_id', ['userId', 'failedAt'])
export class SecondFactorFailure {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'second_factor_failures_pkey',
  })
  id: number;

  @ForeignKey(() => User, { name: 'second_factor_failures_user_id_fkey', onDelete: 'CASCADE' })
  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('boolean', { name: 'is_known' })
  isKnown: boolean;

  @Column('timestamptz', { name: 'failed_at', default: () => 'now()' })
  failedAt: Date;
}
