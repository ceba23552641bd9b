import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';

/**
 * A read copy of another service's row, locked until the transaction ends. Where no event of it came yet, `blank` is stored
 * first, so that there is a row to lock.
 */
export const lockCopy = async <Copy extends { id: number }>(
  manager: EntityManager,
  copies: EntityTarget<Copy>,
  {
    blank,
    mode,
  }: { blank: QueryDeepPartialEntity<Copy> & { id: number }; mode: 'pessimistic_read' | 'pessimistic_write' },
): Promise<Copy> => {
  await manager.createQueryBuilder().insert().into(copies).values(blank).orIgnore().execute();
  return manager.findOneOrFail(copies, { where: { id: blank.id } as FindOptionsWhere<Copy>, lock: { mode } });
};
