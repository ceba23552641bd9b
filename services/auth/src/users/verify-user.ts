import { audit, publish } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { User } from './user.entity.js';

/** Marks an account and its address as verified; its owner is welcomed. */
export const verifyUser = async (manager: EntityManager, id: number): Promise<void> => {
  await manager.update(User, { id }, { isVerified: true, emailVerified: true });
  await publish(manager, 'user.verified', { userId: id });
  await audit(manager, { action: 'account_verified', target: 'account', targetId: id });
};
