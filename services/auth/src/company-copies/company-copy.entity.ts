import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What accounts must know of a company, written by its events. A deleted one stays as a tombstone. */
@Entity('company_copies')
export class CompanyCopy {
  @PrimaryColumn('int', { primaryKeyConstraintName: 'company_copies_pkey' })
  id: number;

  /** Grows with every change; 0 before the first event arrived. */
  @Column('int')
  version: number;

  @Column('int', { name: 'owner_id', nullable: true })
  ownerId: number | null;

  /** Unauthorised after having been authorised: its team is closed. */
  @Column('boolean', { default: false })
  revoked: boolean;

  @Column('boolean', { default: false })
  deleted: boolean;
}
