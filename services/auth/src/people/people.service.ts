import { Injectable } from '@nestjs/common';
import {
  type Applicant,
  AppError,
  type ApplyProfileField,
  applyProfileFields,
  type CandidateFingerprint,
  type CandidateProfile,
  type Contact,
  type Headline,
} from '@workboard/contracts';
import { isFilledIn } from '@workboard/contracts/apply-profile';
import { containing, queryPrepared } from '@workboard/service-kit';
import { DataSource, type FindOptionsWhere, In, IsNull, MoreThan, type Repository } from 'typeorm';
import { User } from '../users/user.entity.js';
import { teamRoleOf } from '../users/user.presenter.js';

const presentContact = (user: User): Contact => ({
  ...(user.deleteAfter ? { isLeaving: true as const } : {}),
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  role: user.role,
  companyId: user.companyId,
  teamRole: teamRoleOf(user),
});
const presentApplicant = ({ id, firstName, lastName, email, resume }: User): Applicant => ({
  id,
  firstName,
  lastName,
  email,
  resume,
});
/** So much of somebody's experience is read for a line in a list: their jobs of many years. */
const headlineLength = 4000;
/** Of what rankings read of a person, and of nothing else. */
const fingerprint = 'md5(jsonb_build_array(first_name, last_name, bio, skills, experience, education)::text)';

/** The same where nothing is kept by it for long: a fifth of the time, and whoever made two profiles look alike would do it to themselves. */
const quickFingerprint = 'hash_record_extended(ROW(first_name, last_name, bio, skills, experience, education), 0)';

/** What the other services ask about people, many at a time. People who do not exist are left out. */
@Injectable()
export class PeopleService {
  private readonly users: Repository<User>;

  constructor(private readonly dataSource: DataSource) {
    this.users = dataSource.getRepository(User);
  }

  async applicants({ ids }: { ids: number[] }): Promise<Applicant[]> {
    return (await this.find({ id: In(ids) })).map(presentApplicant);
  }

  async headlines({ ids }: { ids: number[] }): Promise<Headline[]> {
    return this.users.query(
      `SELECT id, first_name AS "firstName", last_name AS "lastName", location, left(experience, $2) AS experience
       FROM users WHERE id = ANY ($1::int[])`,
      [ids, headlineLength],
    );
  }

  async contacts({ ids }: { ids: number[] }): Promise<Contact[]> {
    return (await this.find({ id: In(ids) })).map(presentContact);
  }

  async superAdminContacts(): Promise<Contact[]> {
    return (await this.find({ role: 'super_admin' })).map(presentContact);
  }

  async companyContacts({ companyId }: { companyId: number }): Promise<Contact[]> {
    return (await this.find({ companyId })).map(presentContact);
  }

  async findPeople({ q, limit }: { q: string; limit: number }): Promise<Contact[]> {
    const users = await this.users
      .createQueryBuilder('person')
      .where(`strpos(lower(person.firstName || ' ' || person.lastName || ' ' || person.email), lower(:q)) > 0`, { q })
      .orderBy('person.id', 'DESC')
      .take(limit)
      .getMany();
    return users.map(presentContact);
  }

  async matching({ ids, q }: { ids: number[]; q: string }): Promise<number[]> {
    const found: { id: number }[] = await this.users
      .createQueryBuilder('person')
      .select('person.id', 'id')
      .where('person.id = ANY(:ids)', { ids })
      .andWhere(
        `(person.firstName || ' ' || person.lastName || ' ' || person.email || ' ' || array_to_string(person.skills, ' '))
         ILIKE :q`,
        { q: containing(q) },
      )
      .orderBy('person.id')
      .getRawMany();
    return found.map(({ id }) => id);
  }

  async candidateProfiles({ ids }: { ids: number[] }): Promise<CandidateProfile[]> {
    return this.users.query(
      `SELECT id AS "userId", first_name AS "firstName", last_name AS "lastName", location, bio, skills, experience, education,
         resume, ${fingerprint} AS fingerprint
       FROM users WHERE id = ANY ($1::int[]) ORDER BY id`,
      [ids],
    );
  }

  /** For comparing many people with what was read of them before, without carrying their texts. */
  async candidateFingerprints({ ids }: { ids: number[] }): Promise<CandidateFingerprint[]> {
    return this.users.query(
      `SELECT id AS "userId", ${fingerprint} AS fingerprint FROM users WHERE id = ANY ($1::int[])`,
      [ids],
    );
  }

  async candidatesStamp({ ids }: { ids: number[] }): Promise<string> {
    const [row] = await queryPrepared<{ stamp: string }>(
      this.dataSource,
      `SELECT md5(coalesce(string_agg(id || ' ' || ${quickFingerprint}, ',' ORDER BY id), '')) AS stamp
       FROM users WHERE id = ANY ($1::int[])`,
      [ids],
    );
    return row?.stamp ?? '';
  }

  /** What of the profile still has to be filled in before applying (spec §5). */
  async applyProfile({ userId }: { userId: number }): Promise<{ missing: ApplyProfileField[]; resume: string | null }> {
    const user = await this.users.findOneBy({ id: userId });
    if (!user) {
      throw new AppError('user_not_found');
    }
    const missing = applyProfileFields.filter((name) => !isFilledIn(name, user[name]));
    return { missing, resume: user.resume };
  }

  async seekerIds({ afterId, limit }: { afterId: number; limit: number }): Promise<number[]> {
    const seekers = await this.users.find({
      select: { id: true },
      where: { id: MoreThan(afterId), role: 'job_seeker', isVerified: true, deleteAfter: IsNull() },
      order: { id: 'ASC' },
      take: limit,
    });
    return seekers.map(({ id }) => id);
  }

  private find(where: FindOptionsWhere<User>): Promise<User[]> {
    return this.users.find({ where, order: { id: 'ASC' } });
  }
}
