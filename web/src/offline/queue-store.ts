import type { Waiting } from './waiting-entry.js';

const storeName = 'waiting';

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('workboard', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName, { keyPath: 'key' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')));
    request.addEventListener('blocked', () => reject(new Error('Storage is blocked')));
  });

/** Runs in one transaction; resolves once it is on the disk. */
const within = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T> | undefined) => {
  const database = await open();
  try {
    return await new Promise<T | undefined>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(storeName));
      transaction.addEventListener('complete', () => resolve(request?.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not kept')));
    });
  } finally {
    database.close();
  }
};

const byTime = (one: Waiting, other: Waiting): number => one.at.localeCompare(other.at);

/** What waits on this device, of all accounts, oldest first; it outlives tab and browser. */
export const queueStore = {
  all: async (): Promise<Waiting[]> =>
    ((await within<Waiting[]>('readonly', (store) => store.getAll() as IDBRequest<Waiting[]>)) ?? []).toSorted(byTime),

  change: async ({
    put = [],
    remove = [],
  }: {
    put?: readonly Waiting[];
    remove?: readonly string[];
  }): Promise<void> => {
    await within('readwrite', (store) => {
      remove.forEach((key) => store.delete(key));
      put.forEach((entry) => store.put(entry));
      return undefined;
    });
  },
};
