import type { ListUsers } from '@workboard/contracts';
import { containing } from '@workboard/service-kit';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { User } from '../users/user.entity.js';

const orders = {
  newest: ['user.createdAt', 'DESC'],
  oldest: ['user.createdAt', 'ASC'],
  name: ['user.firstName', 'ASC'],
} as const;

/** Users of a role and standing whose name or address contains the words (spec §2, decision W11). */
export const usersIn = (
  manager: EntityManager,
  { q, status, role, sort = 'newest' }: ListUsers,
): SelectQueryBuilder<User> => {
  const [column, direction] = orders[sort];
  const query = manager.createQueryBuilder(User, 'user').orderBy(column, direction).addOrderBy('user.id', direction);
  if (role) {
    query.andWhere({ role });
  }
  if (status) {
    query.andWhere({ isVerified: status === 'verified' });
  }
  if (q) {
    query.andWhere(`(concat(user.firstName, ' ', user.lastName) ILIKE :q OR user.email ILIKE :q)`, {
      q: containing(q),
    });
  }
  return query;
};
