import { AsyncLocalStorage } from 'node:async_hooks';
import { Counter } from 'prom-client';
import type { DataSource, EntityManager } from 'typeorm';
import { logger } from '../logging/logging.js';

/** The transaction that the current work runs in, until it ends. */
const held = new AsyncLocalStorage<{ isOpen: boolean }>();

const waits = new Counter({
  name: 'workboard_transaction_waits_total',
  help: 'How often something waited for another service or connection while it held a transaction (must stay 0)',
});

/** Work that waited for something slow while it held a transaction. */
export class TransactionHeldError extends Error {
  override readonly name = 'TransactionHeldError';
  constructor(what: string) {
    super(`${what} while a transaction is open: ask before it, or publish an event in it (docs/adr/0017)`);
  }
}

/** In production requests go on and the fault is logged; tests must fail. */
const onlyWarns = process.env['NODE_ENV'] === 'production' && process.env['HELD_TRANSACTIONS'] !== 'refuse';

/**
 * Call before whatever waits for another process. While the current work holds a transaction it throws, in production it
 * warns (`HELD_TRANSACTIONS=refuse` throws there too): waiting with locks and a connection in hand lets one slow service stop
 * another, and the pool run dry.
 */
export const requireNoTransaction = (what: string): void => {
  if (!held.getStore()?.isOpen) {
    return;
  }
  waits.inc();
  const error = new TransactionHeldError(what);
  if (onlyWarns) {
    logger.warn({ err: error }, 'a transaction was held over a wait');
    return;
  }
  throw error;
};

type Work = (manager: EntityManager) => Promise<unknown>;
const isWork = (argument: unknown): argument is Work => typeof argument === 'function';

const inTransaction = async (work: Work, manager: EntityManager): Promise<unknown> => {
  const transaction = { isOpen: true };
  try {
    return await held.run(transaction, () => work(manager));
  } finally {
    // What the work began and did not wait for is free again.
    transaction.isOpen = false;
  }
};

/**
 * Makes a pool's transactions known to {@link requireNoTransaction}, and refuses work in one a second connection: under load
 * all connections would be held by work that waits for another.
 */
export const watchTransactions = (dataSource: DataSource): DataSource => {
  const { manager } = dataSource;
  const begin = manager.transaction.bind(manager) as unknown as (...args: unknown[]) => Promise<unknown>;
  const watched = (...args: unknown[]): Promise<unknown> => {
    requireNoTransaction('A second transaction was asked for');
    const watchedArgs = args.map((argument) =>
      isWork(argument) ? (inner: EntityManager) => inTransaction(argument, inner) : argument,
    );
    return begin(...watchedArgs);
  };
  Object.assign(manager, { transaction: watched });
  const driver = dataSource.driver as unknown as Record<'obtainMasterConnection', () => Promise<unknown>>;
  const obtain = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = async () => {
    requireNoTransaction('A second connection was asked for');
    return obtain();
  };
  return dataSource;
};
