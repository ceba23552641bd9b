import type { User } from '@workboard/contracts';

/** Caches with what belongs to one account have names that begin so; all go at once (decision P51). */
export const privatePrefix = 'private-';
/** Where it is kept who is signed in. */
export const accountCache = `${privatePrefix}account`;
export const accountAddress = '/kept/account';

/** Who is signed in on this device, as it was last known; undefined for nobody, and where browsers keep nothing. */
export const keptAccount = async (): Promise<User | undefined> => {
  if (!('caches' in globalThis)) {
    return undefined;
  }
  const kept = await caches.match(accountAddress, { cacheName: accountCache }).catch(() => undefined);
  return (await kept?.json()) as User | undefined;
};

/** Forgets what this device keeps of the account that was signed in. Never throws. */
export const forgetAccount = async (): Promise<void> => {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(privatePrefix)).map((name) => caches.delete(name)));
  } catch {
    // No caches, nothing kept.
  }
};
