import type { ApiScope } from '@workboard/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A key for a company's programs; deleting the row ends it (decision P85). */
@Entity('api_tokens')
@Unique('api_tokens_hash_key', ['hash'])
@Index('api_tokens_user_id', ['userId'])
@Index('api_tokens_company_id', ['companyId'])
export class ApiToken {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'api_tokens_pkey',
  })
  id: number;

  @Column('int', { name: 'company_id' })
  companyId: number;

  /** Whoever made it; it may do no more than they. */
  @ForeignKey(() => User, { name: 'api_tokens_user_id_fkey', onDelete: 'CASCADE' })
  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('text')
  name: string;

  @Column('text')
  hash: string;

  @Column('text')
  ending: string;

  @Column('text', { array: true })
  scopes: ApiScope[];

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
