import { AppError } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';
import { CompanyEntity } from './company.entity.js';

/** Holds a company until the transaction ends; throws `company_not_found`. */
export const lockCompany = async (manager: EntityManager, id: number): Promise<CompanyEntity> => {
  const company = await manager.findOne(CompanyEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!company) {
    throw new AppError('company_not_found');
  }
  return company;
};
