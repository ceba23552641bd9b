import { Injectable } from '@nestjs/common';
import { AppError, type Caller, companiesService, fileUrl, type MessageData } from '@workboard/contracts';
import { publish } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { claimLogo, graceSql } from '../companies/claim-logo.js';
import { lockCompany } from '../companies/lock-company.js';
import { Company } from '../companies/company.entity.js';
import { requireEditor } from '../companies/company.policy.js';
import { companyEvent } from '../companies/company.presenter.js';
import { LogoFile } from './logo-file.entity.js';

const { messages } = companiesService;
/** Those who create companies. */
const requireCreator = ({ role }: Caller): void => {
  if (role !== 'employer' && role !== 'super_admin') {
    throw new AppError('forbidden');
  }
};
/** The admin role uploads any company's logo, and nothing else of companies (decision P12). */
const requireUploader = (company: Company, caller: Caller): void => {
  if (caller.role !== 'admin') {
    requireEditor(company, caller);
  }
};

/** Which stored picture is whose logo. What is replaced or never used goes after a day. */
@Injectable()
export class LogosService {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes an uploaded picture the company's logo, or keeps it for the company that the caller creates next. */
  async attach(
    caller: Caller,
    { companyId, ...file }: MessageData<typeof messages.attachLogo>,
  ): Promise<{ url: string }> {
    const url = fileUrl('logo', file.fileId);
    const row = { id: file.fileId, size: file.size, sha256: file.sha256, uploadedBy: caller.userId };
    if (companyId === null) {
      requireCreator(caller);
      await this.dataSource.manager.insert(LogoFile, { ...row, companyId: null, removeAfter: () => graceSql });
      return { url };
    }
    await this.dataSource.transaction(async (manager) => {
      const company = await lockCompany(manager, companyId);
      requireUploader(company, caller);
      await manager.insert(LogoFile, { ...row, companyId: null, removeAfter: null });
      await this.show(manager, caller, { company, url });
    });
    return { url };
  }

  /** Takes the logo away; without one nothing happens. */
  async detach(caller: Caller, { companyId }: { companyId: number }): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      const company = await lockCompany(manager, companyId);
      requireEditor(company, caller);
      await this.show(manager, caller, { company, url: null });
    });
    return null;
  }

  exists({ fileId }: { fileId: string }): Promise<boolean> {
    return this.dataSource.manager.existsBy(LogoFile, { id: fileId });
  }

  private async show(
    manager: EntityManager,
    caller: Caller,
    { company, url }: { company: Company; url: string | null },
  ): Promise<void> {
    if (company.logo === url) {
      return;
    }
    await claimLogo(manager, caller, { companyId: company.id, url });
    Object.assign(company, { logo: url, version: company.version + 1 });
    await manager.update(Company, { id: company.id }, { logo: url, version: company.version });
    await publish(manager, 'company.changed', companyEvent(company));
  }
}
