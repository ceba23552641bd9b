import type { CompanyStatus } from '@workboard/contracts';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A company (spec §3). `version` grows with every change, for the copies that other services keep. */
@Entity('companies')
@Unique('companies_owner_id_key', ['ownerId'])
@Index('companies_authorised', ['name', 'id'], { where: `status = 'authorised'` })
@Check('companies_status_check', `status IN ('authorised', 'unauthorised')`)
@Check('companies_name_check', 'length(name) >= 2')
@Check('companies_founded_year_check', 'founded_year >= 1800')
export class Company {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'companies_pkey' })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  /** The product's own address of the logo. */
  @Column('text', { nullable: true })
  logo: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  @Column('text')
  industry: string;

  @Column('text')
  size: string;

  @Column('text')
  location: string;

  @Column('text', { name: 'postal_address', nullable: true })
  postalAddress: string | null;

  @Column('text', { name: 'business_location', nullable: true })
  businessLocation: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('int', { name: 'founded_year', nullable: true })
  foundedYear: number | null;

  @Column('text', { array: true, default: '{}' })
  benefits: string[];

  @Column('text', { nullable: true })
  culture: string | null;

  @Column('text', { default: 'unauthorised' })
  status: CompanyStatus;

  /** When a super admin took the authorisation back; null for companies that are authorised or never were. */
  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  /** What it was called before its last change of name. */
  @Column('text', { name: 'previous_name', nullable: true })
  previousName: string | null;

  @Column('timestamptz', { name: 'renamed_at', nullable: true })
  renamedAt: Date | null;

  @Column('int', { name: 'owner_id', nullable: true })
  ownerId: number | null;

  @Column('int', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
