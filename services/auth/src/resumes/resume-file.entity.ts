import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A stored resume. It outlives its replacement for as long as an application carries it (decision W7). */
@Entity('resume_files')
@Index('resume_files_current', ['userId'], { unique: true, where: 'remove_after IS NULL' })
@Index('resume_files_user_id', ['userId'])
@Index('resume_files_remove_after', ['removeAfter'])
export class ResumeFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'resume_files_pkey' })
  id: string;

  /** Null once its owner was deleted. */
  @ForeignKey(() => User, { name: 'resume_files_user_id_fkey', onDelete: 'SET NULL' })
  @Column('int', { name: 'user_id', nullable: true })
  userId: number | null;

  /** What the file was called where it came from; null when that is not known. */
  @Column('text', { nullable: true })
  name: string | null;

  /** Bytes. */
  @Column('int')
  size: number;

  @Column('text')
  sha256: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Null while it is the owner's current resume. */
  @Column('timestamptz', { name: 'remove_after', nullable: true })
  removeAfter: Date | null;
}
