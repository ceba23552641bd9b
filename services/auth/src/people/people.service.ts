import { Injectable } from '@nestjs/common';
import {
  type Applicant,
  AppError,
  type ApplyProfileField,
  applyProfileFields,
  type CandidateProfile,
  type Contact,
} from '@workboard/contracts';
import { DataSource, type FindOptionsWhere, In, MoreThan, type Repository } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';

const presentContact = ({ id, email, firstName, lastName, phone, role, companyId }: UserEntity): Contact => ({
  id,
  email,
  firstName,
  lastName,
  phone,
  role,
  companyId,
});
const presentApplicant = ({ id, firstName, lastName, email, resume }: UserEntity): Applicant => ({
  id,
  firstName,
  lastName,
  email,
  resume,
});
const presentCandidate = (user: UserEntity): CandidateProfile => {
  const { id: userId, firstName, lastName, location, bio, skills, experience, education, resume } = user;
  return { userId, firstName, lastName, location, bio, skills, experience, education, resume };
};

/** What the other services ask about people, many at a time. People who do not exist are left out. */
@Injectable()
export class PeopleService {
  private readonly users: Repository<UserEntity>;

  constructor(dataSource: DataSource) {
    this.users = dataSource.getRepository(UserEntity);
  }

  async applicants({ ids }: { ids: number[] }): Promise<Applicant[]> {
    return (await this.find({ id: In(ids) })).map(presentApplicant);
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

  async candidateProfiles({ ids }: { ids: number[] }): Promise<CandidateProfile[]> {
    return (await this.find({ id: In(ids) })).map(presentCandidate);
  }

  /** What of the profile still has to be filled in before applying (spec §5). */
  async applyProfile({ userId }: { userId: number }): Promise<{ missing: ApplyProfileField[]; resume: string | null }> {
    const user = await this.users.findOneBy({ id: userId });
    if (!user) {
      throw new AppError('user_not_found');
    }
    const missing = applyProfileFields.filter((name) => !user[name]?.trim());
    return { missing, resume: user.resume };
  }

  async seekerIds({ afterId, limit }: { afterId: number; limit: number }): Promise<number[]> {
    const seekers = await this.users.find({
      select: { id: true },
      where: { id: MoreThan(afterId), role: 'job_seeker', isVerified: true },
      order: { id: 'ASC' },
      take: limit,
    });
    return seekers.map(({ id }) => id);
  }

  private find(where: FindOptionsWhere<UserEntity>): Promise<UserEntity[]> {
    return this.users.find({ where, order: { id: 'ASC' } });
  }
}
