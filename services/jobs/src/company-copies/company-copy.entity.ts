import type { CompanyStatus } from '@workboard/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What jobs show and need of a company, written by its events. A deleted company stays as a tombstone. */
@Entity('company_copies')
@Check('company_copies_status_check', `status IN ('authorised', 'unauthorised')`)
// Trigram search; TypeORM cannot describe it and leaves it alone.
@Index('company_copies_name_part', { synchronize: false })
export class CompanyCopy {
  @PrimaryColumn('int', { primaryKeyConstraintName: 'company_copies_pkey' })
  id: number;

  /** Grows with every change; 0 for a copy taken before the company's first event arrived. */
  @Column('int', { default: 0 })
  version: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  logo: string | null;

  @Column('text')
  industry: string;

  @Column('text')
  location: string;

  @Column('text', { default: 'unauthorised' })
  status: CompanyStatus;

  /** What it was called before, as long as its ads should say so (decision P22). */
  @Column('text', { name: 'previous_name', nullable: true })
  previousName: string | null;

  @Column('timestamptz', { name: 'renamed_at', nullable: true })
  renamedAt: Date | null;

  @Column('boolean', { default: false })
  deleted: boolean;
}
