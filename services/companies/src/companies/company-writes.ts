import { Injectable } from '@nestjs/common';
import {
  type AdminUpdateCompany,
  AppError,
  applicationsService,
  authService,
  type Caller,
  type Company as CompanyResponse,
  type CreateCompany,
  jobsService,
  type UpdateCompany,
} from '@workboard/contracts';
import {
  audit,
  applyEarly,
  differences,
  type Client,
  definedOnly,
  Idempotency,
  InjectClient,
  publish,
  requireVersion,
} from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { claimLogo } from './claim-logo.js';
import { Company } from './company.entity.js';
import { companyEvent, presentCompany } from './company.presenter.js';

type NewCompany = Omit<CreateCompany, 'ownerId' | 'status'> & Pick<Partial<Company>, 'ownerId' | 'status'>;

/** Writes to companies, each with its event in one transaction. */
@Injectable()
export class CompanyWrites {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  /** Inserts a company with its logo; a second company of one owner is a unique violation. */
  insert(caller: Caller, fields: NewCompany): Promise<CompanyResponse> {
    return this.idempotency.transaction(async (manager) => {
      const { id } = await manager.save(manager.create(Company, definedOnly(fields) as Partial<Company>));
      await claimLogo(manager, caller, { companyId: id, url: fields.logo ?? null });
      const company = await manager.findOneByOrFail(Company, { id });
      await publish(manager, 'company.changed', companyEvent(company));
      await publish(manager, company.status === 'authorised' ? 'company.authorised' : 'company.arrived', { id });
      const { name, status, ownerId } = company;
      await audit(manager, {
        action: 'company_created',
        target: 'company',
        targetId: id,
        after: { name, status, ownerId },
      });
      return presentCompany(company);
    });
  }

  /** Changes a locked company, which afterwards holds the new values; throws `conflict` for a stale form. */
  async apply(
    manager: EntityManager,
    caller: Caller | null,
    { company, changes }: { company: Company; changes: UpdateCompany | AdminUpdateCompany },
  ): Promise<void> {
    const from = company.name;
    const { version, ...values } = changes;
    const wasAuthorised = company.status === 'authorised';
    requireVersion(company, version);
    const fields = definedOnly(values) as Partial<Company>;
    if (fields.logo !== undefined && fields.logo !== company.logo) {
      await claimLogo(manager, caller, { companyId: company.id, url: fields.logo });
    }
    if (fields.name !== undefined && fields.name !== from) {
      fields.previousName = from;
      fields.renamedAt = new Date();
    }
    if (fields.status !== undefined && fields.status !== company.status) {
      fields.revokedAt = fields.status === 'authorised' ? null : new Date();
    }
    await this.record(manager, { company, fields });
    Object.assign(company, fields, { version: company.version + 1 });
    await manager.update(Company, { id: company.id }, { ...fields, version: company.version });
    await publish(manager, 'company.changed', companyEvent(company));
    if (company.name !== from) {
      const underReview = wasAuthorised && company.status === 'unauthorised';
      await publish(manager, 'company.renamed', { id: company.id, from, to: company.name, underReview });
    }
    if (!wasAuthorised && company.status === 'authorised') {
      await publish(manager, 'company.authorised', { id: company.id });
    }
  }

  /** A line for the name, one for the authorisation, and one for the rest. */
  private async record(
    manager: EntityManager,
    { company, fields }: { company: Company; fields: Partial<Company> },
  ): Promise<void> {
    const act = { target: 'company', targetId: company.id } as const;
    const { status, name, previousName: _previous, renamedAt: _renamed, revokedAt: _revoked, ...rest } = fields;
    const renamed = differences(company, { name }, ['name']);
    if (renamed) {
      await audit(manager, { ...act, action: 'company_renamed', ...renamed });
    }
    const decided = differences(company, { status }, ['status']);
    if (decided) {
      const action = status === 'authorised' ? 'company_authorised' : 'company_revoked';
      await audit(manager, { ...act, action, ...decided });
    }
    const changed = differences(company, rest, Object.keys(rest) as (keyof typeof rest)[]);
    if (changed) {
      await audit(manager, { ...act, action: 'company_changed', ...changed });
    }
  }

  /** Applies a committed change in the company's jobs, applications and team immediately, ahead of its event. */
  async applyEarly(company: Company): Promise<void> {
    const event = companyEvent(company);
    const copies = [this.jobs, this.applications, this.auth];
    await Promise.all(copies.map(({ applyCompany }) => applyEarly(() => applyCompany(event))));
  }

  /** Deletes a company; jobs, applications and team links follow by its event. Throws `company_not_found`. */
  async remove(id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`UPDATE logo_files SET remove_after = now() WHERE company_id = $1`, [id]);
      const company = await manager.findOneBy(Company, { id });
      const { affected } = await manager.delete(Company, { id });
      if (!company || !affected) {
        throw new AppError('company_not_found');
      }
      const { name, ownerId } = company;
      await audit(manager, { action: 'company_deleted', target: 'company', targetId: id, before: { name, ownerId } });
      await publish(manager, 'company.deleted', { id });
    });
  }
}
