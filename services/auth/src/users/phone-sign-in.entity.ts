import { Column, Entity, type EntityManager, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { User } from './user.entity.js';

/** The number that signs in to an account: one for each, each for one (decision A24). */
@Entity('phone_sign_ins')
@Unique('phone_sign_ins_user_id_key', ['userId'])
export class PhoneSignIn {
  /** E.164. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'phone_sign_ins_pkey' })
  phone: string;

  @ForeignKey(() => User, { name: 'phone_sign_ins_user_id_fkey', onDelete: 'CASCADE' })
  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('timestamptz', { name: 'linked_at', default: () => 'now()' })
  linkedAt: Date;
}

/** Whoever proves the mailbox after something went wrong alone signs in: a number that others added ends (decision A24). */
export const dropPhoneSignIn = async (manager: EntityManager, userId: number): Promise<void> => {
  await manager.delete(PhoneSignIn, { userId });
};
