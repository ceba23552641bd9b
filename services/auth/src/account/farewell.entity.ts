import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Where the last mail goes, after the account is gone. Kept for a day, so that the mail can be tried again. */
@Entity('farewells')
@Index('farewells_created_at', ['createdAt'])
export class Farewell {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'farewells_pkey' })
  id: string;

  @Column('text')
  email: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
