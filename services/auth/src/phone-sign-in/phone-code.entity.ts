import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A code that was sent to a phone. Its digits are kept nowhere: they follow from the id and TOKEN_SECRET. */
@Entity('phone_codes')
@Index('phone_codes_phone', ['phone', 'createdAt'])
@Index('phone_codes_address', ['address', 'createdAt'])
@Index('phone_codes_created_at', ['createdAt'])
export class PhoneCode {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'phone_codes_pkey' })
  id: string;

  /** E.164. */
  @Column('text')
  phone: string;

  /** The network address that asked for it. */
  @Column('text', { nullable: true })
  address: string | null;

  @Column('int', { default: 0 })
  tries: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** When it was entered, or another took its place. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
