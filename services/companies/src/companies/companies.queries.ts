import type { ListCompanies } from '@workboard/contracts';
import { containing } from '@workboard/service-kit';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Company } from './company.entity.js';

const orders = {
  name: ['company.name', 'ASC'],
  newest: ['company.createdAt', 'DESC'],
  oldest: ['company.createdAt', 'ASC'],
} as const;

/** Companies of a status whose name, industry or location contains the words (spec §2, decision W11). */
export const companiesIn = (
  manager: EntityManager,
  { q, status, sort = 'newest' }: ListCompanies,
): SelectQueryBuilder<Company> => {
  const [column, direction] = orders[sort];
  const query = manager
    .createQueryBuilder(Company, 'company')
    .orderBy(column, direction)
    .addOrderBy('company.id', direction);
  if (status) {
    query.andWhere({ status });
  }
  if (q) {
    query.andWhere('(company.name ILIKE :q OR company.industry ILIKE :q OR company.location ILIKE :q)', {
      q: containing(q),
    });
  }
  return query;
};
