import type { User } from '@workboard/contracts';
import { accountAddress, accountCache, forgetAccount, keptAccount } from '../lib/session/private-caches.js';

/** Keeps who is signed in, for screens without a line; what another account left goes first. */
export const keepAccount = async (user: User): Promise<void> => {
  if (!('caches' in globalThis)) {
    return;
  }
  const before = await keptAccount();
  if (before?.id !== user.id) {
    await forgetAccount();
  }
  const cache = await caches.open(accountCache);
  await cache.put(accountAddress, new Response(JSON.stringify(user)));
};
