import { Injectable } from '@nestjs/common';
import {
  AppError,
  companiesService,
  type Company,
  type CreateCompany,
  type DomainCheck,
  type MessageData,
  type UpdateCompany,
} from '@workboard/contracts';
import { conflictAs, currentCaller, findCaller } from '@workboard/service-kit';
import { DataSource, In } from 'typeorm';
import { CompanyEntity } from './company.entity.js';
import { CompanyOwners } from './company-owners.js';
import { canView, requireEditor, requireSuperAdmin } from './company.policy.js';
import { presentCompany } from './company.presenter.js';
import { CompanyWrites } from './company-writes.js';
import { checkEmailDomain } from './email-domain.rules.js';
import { lockCompany } from './lock-company.js';

const { messages } = companiesService;

/** Companies as visitors, their own people and the other services see them. */
@Injectable()
export class CompaniesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writes: CompanyWrites,
    private readonly owners: CompanyOwners,
  ) {}

  /** Authorised companies and the caller's own, for super admins all of them; by name (decision P8). */
  async list(): Promise<Company[]> {
    const caller = findCaller();
    const own = caller ? [{ ownerId: caller.userId }, ...(caller.companyId ? [{ id: caller.companyId }] : [])] : [];
    const companies = await this.dataSource.manager.find(CompanyEntity, {
      where: caller?.role === 'super_admin' ? {} : [{ status: 'authorised' }, ...own],
      order: { name: 'ASC', id: 'ASC' },
    });
    return companies.map(presentCompany);
  }

  /** Throws `company_not_found` for absent ones and for those that the caller may not see. */
  async get({ id }: { id: number }): Promise<Company> {
    const company = await this.dataSource.manager.findOneBy(CompanyEntity, { id });
    if (!company || !canView(company, findCaller())) {
      throw new AppError('company_not_found');
    }
    return presentCompany(company);
  }

  async byIds({ ids }: { ids: number[] }): Promise<Company[]> {
    return (await this.dataSource.manager.findBy(CompanyEntity, { id: In(ids) })).map(presentCompany);
  }

  /**
   * Creates the caller's own company. Afterwards the account is tied to it; if that cannot be done now, the event does it
   * as soon as the auth service takes it.
   */
  async create({ ownerId, ...fields }: CreateCompany): Promise<Company> {
    const { userId, role, companyId } = currentCaller();
    if (role !== 'employer' || (ownerId != null && ownerId !== userId)) {
      throw new AppError('forbidden');
    }
    if (companyId !== null) {
      throw new AppError('has_company');
    }
    const company = await conflictAs('has_company', this.writes.insert({ ...fields, ownerId: userId }));
    if (!(await this.owners.tie({ userId, companyId: company.id }))) {
      // The account joined another company in the meantime: this one was never theirs.
      await this.writes.remove(company.id);
      throw new AppError('has_company');
    }
    return presentCompany(company);
  }

  async update({ id, changes }: { id: number; changes: UpdateCompany }): Promise<Company> {
    const caller = currentCaller();
    const company = await this.dataSource.transaction(async (manager) => {
      const locked = await lockCompany(manager, id);
      requireEditor(locked, caller);
      await this.writes.apply(manager, { company: locked, changes });
      return locked;
    });
    await this.writes.spread(company);
    return presentCompany(company);
  }

  /** Compares an address with the company's domain; throws `unknown_company` (decision A14). */
  async validateEmailDomain(input: MessageData<typeof messages.validateEmailDomain>): Promise<DomainCheck> {
    requireSuperAdmin(currentCaller());
    const company = await this.dataSource.manager.findOneBy(CompanyEntity, { id: input.companyId });
    if (!company) {
      throw new AppError('unknown_company');
    }
    return checkEmailDomain(input.email, company);
  }
}
