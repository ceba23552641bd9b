import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** The secret address of somebody's calendar (decision P54); only its hash is kept. */
@Entity('calendar_feeds')
@Unique('calendar_feeds_token_hash_key', ['tokenHash'])
@Check('calendar_feeds_scope_check', `scope IN ('mine', 'all')`)
export class CalendarFeed {
  @PrimaryColumn('int', { name: 'user_id', primaryKeyConstraintName: 'calendar_feeds_pkey' })
  userId: number;

  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  /** Interviews that the person takes part in, or all of their company. */
  @Column('text')
  scope: 'mine' | 'all';

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
