import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What applications must know of a company, written by its events; one without an event yet is in good standing. */
@Entity('company_copies')
export class CompanyCopy {
  @PrimaryColumn('int', { primaryKeyConstraintName: 'company_copies_pkey' })
  id: number;

  /** Grows with every change. */
  @Column('int')
  version: number;

  /** Unauthorised after having been authorised. */
  @Column('boolean', { default: false })
  revoked: boolean;
}
