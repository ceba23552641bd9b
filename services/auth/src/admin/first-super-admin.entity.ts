import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address for which the first super admin was created from the settings (decision A8). */
@Entity('first_super_admins')
export class FirstSuperAdmin {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'first_super_admins_pkey' })
  email: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
