import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Company } from '../companies/company.entity.js';

/** A stored logo. One without a company waits for the company that its uploader creates next. */
@Entity('logo_files')
@Index('logo_files_company_id', ['companyId'])
@Index('logo_files_remove_after', ['removeAfter'])
export class LogoFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'logo_files_pkey' })
  id: string;

  @ForeignKey(() => Company, { name: 'logo_files_company_id_fkey', onDelete: 'SET NULL' })
  @Column('int', { name: 'company_id', nullable: true })
  companyId: number | null;

  @Column('int', { name: 'uploaded_by', nullable: true })
  uploadedBy: number | null;

  /** Bytes. */
  @Column('int')
  size: number;

  @Column('text')
  sha256: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Null while a company shows it. */
  @Column('timestamptz', { name: 'remove_after', nullable: true })
  removeAfter: Date | null;
}
