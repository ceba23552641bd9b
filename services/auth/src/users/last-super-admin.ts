import { AppError } from '@workboard/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { User } from './user.entity.js';

/**
 * Throws `last_super_admin` when nobody else would remain. Holds all super admins until the transaction ends, so that
 * two of them cannot remove each other at the same moment.
 */
export const requireAnotherSuperAdmin = async (manager: EntityManager, id: number): Promise<void> => {
  const superAdmins = await manager.find(User, {
    // Those who leave do not count (decision A18).
    where: { role: 'super_admin', deleteAfter: IsNull() },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const concerned = superAdmins.some((user) => user.id === id);
  if (concerned && superAdmins.length === 1) {
    throw new AppError('last_super_admin');
  }
};
