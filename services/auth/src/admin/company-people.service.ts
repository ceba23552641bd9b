import { Injectable } from '@nestjs/common';
import type { CompanyPerson } from '@workboard/contracts';
import { DataSource } from 'typeorm';

type Row = Omit<CompanyPerson, 'isOwner' | 'createdAt' | 'lastSignInAt'> & {
  createdAt: Date;
  lastSignInAt: Date | null;
};

/** The team of a company as super admins read it (decision P70). */
@Injectable()
export class CompanyPeopleService {
  constructor(private readonly dataSource: DataSource) {}

  /** The oldest account first; sign-ins are remembered for a year. */
  async of({ companyId }: { companyId: number }): Promise<Omit<CompanyPerson, 'isOwner'>[]> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT person.id, first_name AS "firstName", last_name AS "lastName", email, phone, role,
         is_verified AS "isVerified", delete_after IS NOT NULL AS "isLeaving", person.created_at AS "createdAt",
         (SELECT max(seen_at) FROM seen_devices WHERE user_id = person.id) AS "lastSignInAt"
       FROM users AS person WHERE company_id = $1 ORDER BY person.id`,
      [companyId],
    );
    return rows.map(({ createdAt, lastSignInAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
    }));
  }
}
