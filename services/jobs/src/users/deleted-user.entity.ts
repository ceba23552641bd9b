import { Entity, PrimaryColumn } from 'typeorm';

/** The tombstone of a deleted person: nothing of theirs may be written any more. */
@Entity('deleted_users')
export class DeletedUser {
  @PrimaryColumn('int', { name: 'user_id', primaryKeyConstraintName: 'deleted_users_pkey' })
  userId: number;
}
