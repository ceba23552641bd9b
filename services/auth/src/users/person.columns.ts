import { Column } from 'typeorm';

/** What a registration and the account that comes of it both hold (spec §3). */
export abstract class PersonColumns {
  @Column('text')
  email: string;

  /** argon2id in PHC form; never leaves this service. */
  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('text', { nullable: true })
  bio: string | null;

  @Column('text', { array: true, default: '{}' })
  skills: string[];

  @Column('text', { nullable: true })
  experience: string | null;

  @Column('text', { nullable: true })
  education: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
