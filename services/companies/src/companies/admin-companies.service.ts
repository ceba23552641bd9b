import { Injectable } from '@nestjs/common';
import {
  type AdminCreateCompany,
  type AdminUpdateCompany,
  type Caller,
  type ChangeCompanies,
  type DecidedMany,
  AppError,
  type Company as CompanyResponse,
  mostInnerBytes,
  type CompanyStatus,
  type ListCompanies,
  type Page,
} from '@workboard/contracts';
import { audit, conflictAs, oneByOne, publish, readPage } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { companiesIn } from './companies.queries.js';
import { Company } from './company.entity.js';
import { CompanyOwners } from './company-owners.js';
import { presentCompany } from './company.presenter.js';
import { CompanyWrites } from './company-writes.js';
import { lockCompany } from './lock-company.js';

const defaultBusinessLocation = 'Port Moresby';

interface Decision {
  id: number;
  status: CompanyStatus;
  reason?: string | null;
  /** Whether saying it again is refused. */
  isNews?: boolean;
}

/** What super admins do with companies (spec §6). */
@Injectable()
export class AdminCompaniesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writes: CompanyWrites,
    private readonly owners: CompanyOwners,
  ) {}

  /** Newest first unless asked otherwise. */
  async page(query: ListCompanies): Promise<Page<CompanyResponse>> {
    const [rows, total] = await readPage(companiesIn(this.dataSource.manager, query), query, {
      mostBytes: mostInnerBytes,
    });
    return { rows: rows.map(presentCompany), total };
  }

  async list(): Promise<CompanyResponse[]> {
    return (await this.page({})).rows;
  }

  async get({ id }: { id: number }): Promise<CompanyResponse> {
    const company = await this.dataSource.manager.findOneBy(Company, { id });
    if (!company) {
      throw new AppError('company_not_found');
    }
    return presentCompany(company);
  }

  /** For an employer without a company, or for nobody yet. Throws `unknown_user` and `user_has_company`. */
  async create(caller: Caller, { ownerId, businessLocation, ...fields }: AdminCreateCompany): Promise<CompanyResponse> {
    if (ownerId != null) {
      await this.owners.requireFree({ userId: ownerId });
    }
    const company = await conflictAs(
      'user_has_company',
      this.writes.insert(caller, {
        ...fields,
        businessLocation: businessLocation ?? defaultBusinessLocation,
        ownerId: ownerId ?? null,
      }),
    );
    await this.tieOwner(company);
    return company;
  }

  /** A new owner must be free, or of this company's team already; the owner before stays in the team. */
  async update(caller: Caller, { id, changes }: { id: number; changes: AdminUpdateCompany }): Promise<CompanyResponse> {
    const { ownerId } = changes;
    const before = await this.get({ id });
    const hasNewOwner = ownerId != null && ownerId !== before.ownerId;
    if (hasNewOwner) {
      await this.owners.requireFree({ userId: ownerId, companyId: id });
    }
    const company = await conflictAs(
      'user_has_company',
      this.dataSource.transaction(async (manager) => {
        const locked = await lockCompany(manager, id);
        await this.writes.apply(manager, caller, { company: locked, changes });
        return locked;
      }),
    );
    if (hasNewOwner) {
      await this.tieOwner(company);
    }
    await this.writes.applyEarly(company);
    return presentCompany(company);
  }

  async remove({ id }: { id: number }): Promise<null> {
    await this.writes.remove(id);
    return null;
  }

  /**
   * Authorises or revokes; doing it again changes nothing (decision P5). With a reason, a company that waits is refused: it
   * goes on waiting and its owner hears why.
   */
  async setStatus(caller: Caller, { id, status, reason = null, isNews = false }: Decision): Promise<CompanyResponse> {
    const company = await this.dataSource.transaction(async (manager) => {
      const locked = await lockCompany(manager, id);
      const isChange = locked.status !== status;
      if (isNews && !isChange) {
        throw new AppError('unchanged');
      }
      if (isChange) {
        await this.writes.apply(manager, caller, { company: locked, changes: { status } });
      }
      if (status === 'unauthorised' && (isChange || reason !== null)) {
        await publish(manager, 'company.refused', { id, wasAuthorised: locked.revokedAt !== null, reason });
        await audit(manager, { action: 'company_refused', target: 'company', targetId: id, after: { reason } });
      }
      return locked;
    });
    await this.writes.applyEarly(company);
    return presentCompany(company);
  }

  /** {@link setStatus} for each by itself; what stands so already is refused as `unchanged` (decision P71). */
  async setStatuses(caller: Caller, { ids, ...decision }: ChangeCompanies): Promise<DecidedMany> {
    return oneByOne(ids, (id) => this.setStatus(caller, { id, ...decision, isNews: true }));
  }

  private async tieOwner({ id, ownerId }: Pick<CompanyResponse, 'id' | 'ownerId'>): Promise<void> {
    if (ownerId !== null) {
      await this.owners.tie({ userId: ownerId, companyId: id });
    }
  }
}
