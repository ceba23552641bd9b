import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Where a seeker wants status mails (spec §3, decision A13). */
@Entity('application_status_alerts')
@Unique('application_status_alerts_user_id_key', ['userId'])
export class StatusAlert {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'application_status_alerts_pkey',
  })
  id: number;

  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('text')
  email: string;

  /** False until the owner of another address than the account's agreed. */
  @Column('boolean', { name: 'email_confirmed', default: false })
  emailConfirmed: boolean;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
