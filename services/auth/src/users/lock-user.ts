import { AppError } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';
import { User } from './user.entity.js';

/** The row, locked until the transaction ends; throws `user_not_found`. */
export const lockUser = async (manager: EntityManager, id: number): Promise<User> => {
  const user = await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!user) {
    throw new AppError('user_not_found');
  }
  return user;
};
