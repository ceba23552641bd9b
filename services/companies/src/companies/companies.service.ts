import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  companiesService,
  type Company as CompanyResponse,
  type CompanyStatus,
  type CreateCompany,
  type DomainCheck,
  type ListCompanies,
  type MessageData,
  mostInnerBytes,
  type Page,
  type UpdateCompany,
} from '@workboard/contracts';
import { conflictAs, definedOnly, readPage } from '@workboard/service-kit';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { companiesIn } from './companies.queries.js';
import { Company } from './company.entity.js';
import { CompanyOwners } from './company-owners.js';
import { canView, requireEditor } from './company.policy.js';
import { presentCompany } from './company.presenter.js';
import { CompanyWrites } from './company-writes.js';
import { checkEmailDomain } from './email-domain.rules.js';
import { changesDomain, resembles } from './identity.rules.js';
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

  /**
   * Authorised companies and the caller's own, for super admins all of them; by name unless asked otherwise (decision P8).
   * Ends before it weighs more than `mostInnerBytes`.
   */
  page(caller: Caller | null, query: ListCompanies): Promise<Page<CompanyResponse>> {
    return this.read(caller, query, mostInnerBytes);
  }

  /** All of them, for our own services. */
  async list(caller: Caller | null): Promise<CompanyResponse[]> {
    return (await this.read(caller, {})).rows;
  }

  private async read(caller: Caller | null, query: ListCompanies, mostBytes?: number): Promise<Page<CompanyResponse>> {
    const found = companiesIn(this.dataSource.manager, { sort: 'name', ...query });
    if (caller?.role !== 'super_admin') {
      found.andWhere(`(company.status = 'authorised' OR company.ownerId = :userId OR company.id = :companyId)`, {
        userId: caller?.userId ?? null,
        companyId: caller?.companyId ?? null,
      });
    }
    const [rows, total] = await readPage(found, query, { mostBytes });
    return { rows: rows.map(presentCompany), total };
  }

  /** Throws `company_not_found` for absent ones and for those that the caller may not see. */
  async get(caller: Caller | null, { id }: { id: number }): Promise<CompanyResponse> {
    const company = await this.dataSource.manager.findOneBy(Company, { id });
    if (!company || !canView(company, caller)) {
      throw new AppError('company_not_found');
    }
    return presentCompany(company);
  }

  async byIds({ ids }: { ids: number[] }): Promise<CompanyResponse[]> {
    return (await this.dataSource.manager.findBy(Company, { id: In(ids) })).map(presentCompany);
  }

  /**
   * Creates the caller's own company. Afterwards the account is tied to it; if that cannot be done now, the event does it
   * as soon as the auth service takes it.
   */
  async create(caller: Caller, { ownerId, ...fields }: CreateCompany): Promise<CompanyResponse> {
    const { userId, companyId } = caller;
    if (ownerId != null && ownerId !== userId) {
      throw new AppError('forbidden');
    }
    if (companyId !== null) {
      throw new AppError('has_company');
    }
    const company = await conflictAs('has_company', this.writes.insert(caller, { ...fields, ownerId: userId }));
    if (!(await this.owners.tie({ userId, companyId: company.id }))) {
      // The account joined another company in the meantime: this one was never theirs.
      await this.writes.remove(company.id);
      throw new AppError('has_company');
    }
    return company;
  }

  async update(caller: Caller, { id, changes }: { id: number; changes: UpdateCompany }): Promise<CompanyResponse> {
    const company = await this.dataSource.transaction(async (manager) => {
      const locked = await lockCompany(manager, id);
      requireEditor(locked, caller);
      const status = await this.statusAfter(manager, { company: locked, changes, caller });
      await this.writes.apply(manager, caller, { company: locked, changes: { ...changes, ...status } });
      return locked;
    });
    await this.writes.applyEarly(company);
    return presentCompany(company);
  }

  /** Compares an address with the company's domain; throws `unknown_company` (decision A14). */
  async validateEmailDomain(input: MessageData<typeof messages.validateEmailDomain>): Promise<DomainCheck> {
    const company = await this.dataSource.manager.findOneBy(Company, { id: input.companyId });
    if (!company) {
      throw new AppError('unknown_company');
    }
    return checkEmailDomain(input.email, company);
  }

  /**
   * A company that its own people rename to something like another one, or move to another domain, waits for a super admin
   * to look at it again (decision P22).
   */
  private async statusAfter(
    manager: EntityManager,
    { company, changes, caller }: { company: Company; changes: UpdateCompany; caller: Caller },
  ): Promise<{ status?: CompanyStatus }> {
    if (company.status !== 'authorised' || caller.role === 'super_admin') {
      return {};
    }
    const { name = company.name, email = company.email, website = company.website } = definedOnly(changes);
    const after = { name, email, website };
    const isRenamed = after.name !== company.name;
    const others = isRenamed
      ? await manager.find(Company, {
          select: { name: true },
          where: { id: Not(company.id), status: 'authorised' },
        })
      : [];
    const isLikeAnother = others.some(({ name }) => resembles(name, after.name));
    return isLikeAnother || changesDomain(company, after) ? { status: 'unauthorised' } : {};
  }
}
