import { Injectable } from '@nestjs/common';
import {
  type AdminCreateCompany,
  type AdminUpdateCompany,
  AppError,
  authService,
  type Company,
  type CompanyStatus,
} from '@workboard/contracts';
import { type Client, conflictAs, currentCaller, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { CompanyEntity } from './company.entity.js';
import { requireSuperAdmin } from './company.policy.js';
import { presentCompany } from './company.presenter.js';
import { CompanyWrites } from './company-writes.js';
import { lockCompany } from './lock-company.js';

const defaultBusinessLocation = 'Port Moresby';

/** What super admins do with companies (spec §6). */
@Injectable()
export class AdminCompaniesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writes: CompanyWrites,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  async list(): Promise<Company[]> {
    requireSuperAdmin(currentCaller());
    return (await this.dataSource.manager.find(CompanyEntity, { order: { id: 'DESC' } })).map(presentCompany);
  }

  async get({ id }: { id: number }): Promise<Company> {
    requireSuperAdmin(currentCaller());
    const company = await this.dataSource.manager.findOneBy(CompanyEntity, { id });
    if (!company) {
      throw new AppError('company_not_found');
    }
    return presentCompany(company);
  }

  /** For an owner, who must be an employer without a company, or for none yet. */
  async create({ ownerId, businessLocation, ...fields }: AdminCreateCompany): Promise<Company> {
    requireSuperAdmin(currentCaller());
    await this.requireFreeEmployer(ownerId);
    const company = await conflictAs(
      'user_has_company',
      this.writes.insert({
        ...fields,
        businessLocation: businessLocation ?? defaultBusinessLocation,
        ownerId: ownerId ?? null,
      }),
    );
    return presentCompany(company);
  }

  async update({ id, changes }: { id: number; changes: AdminUpdateCompany }): Promise<Company> {
    requireSuperAdmin(currentCaller());
    return conflictAs(
      'user_has_company',
      this.dataSource.transaction(async (manager) => {
        const company = await lockCompany(manager, id);
        if (changes.ownerId !== company.ownerId) {
          await this.requireFreeEmployer(changes.ownerId, id);
        }
        await this.writes.apply(manager, { company, changes });
        return presentCompany(company);
      }),
    );
  }

  async remove({ id }: { id: number }): Promise<null> {
    requireSuperAdmin(currentCaller());
    await this.writes.remove(id);
    return null;
  }

  /** Authorises or revokes; doing it again changes nothing (decision P5). */
  async setStatus({ id, status }: { id: number; status: CompanyStatus }): Promise<Company> {
    requireSuperAdmin(currentCaller());
    return this.dataSource.transaction(async (manager) => {
      const company = await lockCompany(manager, id);
      if (company.status !== status) {
        await this.writes.apply(manager, { company, changes: { status } });
      }
      return presentCompany(company);
    });
  }

  private async requireFreeEmployer(ownerId: number | null | undefined, companyId?: number): Promise<void> {
    if (ownerId == null) {
      return;
    }
    const [owner] = await this.auth.contacts({ ids: [ownerId] });
    if (owner?.role !== 'employer') {
      throw new AppError('unknown_user');
    }
    if (owner.companyId !== null && owner.companyId !== companyId) {
      throw new AppError('user_has_company');
    }
  }
}
