import { AppError } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';
import { Company } from './company.entity.js';

/** Holds a company until the transaction ends; throws `company_not_found`. */
export const lockCompany = async (manager: EntityManager, id: number): Promise<Company> => {
  const company = await manager.findOne(Company, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!company) {
    throw new AppError('company_not_found');
  }
  return company;
};
