import { Injectable } from '@nestjs/common';
import {
  AppError,
  companiesService,
  type EmployerWithoutCompany,
  type User as UserResponse,
} from '@workboard/contracts';
import { audit, type Client, InjectClient } from '@workboard/service-kit';
import { DataSource, IsNull } from 'typeorm';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';

interface EmployerLink {
  userId: number;
  companyId: number;
}

/** Tying employers to companies: by a super admin, or because they created one. */
@Injectable()
export class EmployerLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: CompanyCopiesService,
    private readonly sessions: SessionsService,
    @InjectClient(companiesService) private readonly companyMessages: Client<typeof companiesService>,
  ) {}

  async employersWithoutCompany(): Promise<EmployerWithoutCompany[]> {
    return this.dataSource.manager.find(User, {
      select: { id: true, firstName: true, lastName: true, email: true, role: true },
      where: { role: 'employer', companyId: IsNull() },
      order: { firstName: 'ASC', lastName: 'ASC', id: 'ASC' },
    });
  }

  /** Throws `unknown_user`, `unknown_company`, or `user_has_company`, also for the same company. */
  async link({ userId, companyId }: EmployerLink): Promise<UserResponse> {
    const [company] = await this.companyMessages.byIds({ ids: [companyId] });
    if (!company) {
      throw new AppError('unknown_company');
    }
    return this.tie({ userId, companyId }, { repeatable: false });
  }

  /** Asked by the companies service for whoever created a company; throws `unknown_user` or `user_has_company`. */
  async setCompany(link: EmployerLink): Promise<null> {
    await this.tie(link, { repeatable: true });
    return null;
  }

  private async tie(
    { userId, companyId }: EmployerLink,
    { repeatable }: { repeatable: boolean },
  ): Promise<UserResponse> {
    const { user, sessions } = await this.dataSource.transaction(async (manager) => {
      await this.companies.lockShared(manager, companyId);
      const user = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
      if (user?.role !== 'employer') {
        throw new AppError('unknown_user');
      }
      if (user.companyId !== null && !(repeatable && user.companyId === companyId)) {
        throw new AppError('user_has_company');
      }
      await manager.update(User, { id: userId }, { companyId, teamDomain: null });
      if (user.companyId === null) {
        await audit(manager, { action: 'member_joined', target: 'account', targetId: userId, after: { companyId } });
      }
      const tied = await manager.findOneByOrFail(User, { id: userId });
      return { user: presentUser(tied), sessions: await this.sessions.idsOf(manager, [userId]) };
    });
    await this.sessions.forget(sessions);
    return user;
  }
}
