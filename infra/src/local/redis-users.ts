import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@workboard/local-servers';
import { root } from './root.js';

/** Redis' own administrator, and one user for each of our services and the gateway (docs/adr/0018-sealed-redis.md). */
export const redisUsers = ['default', 'gateway', ...services] as const;
export type RedisUser = (typeof redisUsers)[number];

/** Redis' ACL file: who may do what stands in infra/redis/users.acl, which docker compose fills in the same way. */
export const aclOf = (passwords: Record<RedisUser, string>, queuePrefix = 'workboard'): string => {
  const template = readFileSync(join(root, 'infra/redis/users.acl'), 'utf8').replaceAll('${QUEUE_PREFIX}', queuePrefix);
  return redisUsers.reduce(
    (acl, user) =>
      acl.replace(`\${${user === 'default' ? '' : `${user.toUpperCase()}_`}REDIS_PASSWORD}`, passwords[user]),
    template,
  );
};
