import { rm } from 'node:fs/promises';
import { type RunningSystem, startSystem } from '@workboard/infra';
import { temporaryFolder } from '@workboard/local-servers';

interface OwnSystem {
  system: RunningSystem;
  dataDir: string;
  stop: () => Promise<void>;
}

/**
 * A system of the test's own, whose processes it may kill; the clients of `support/` talk to it from now on.
 * @param folder with the data of a system, such as a restored one; a new one by itself
 */
export const startOwnSystem = async (folder?: string): Promise<OwnSystem> => {
  const dataDir = folder ?? (await temporaryFolder('chaos'));
  const system = await startSystem({
    dataDir,
    durable: false,
    env: {
      SEED: 'false',
      RATE_LIMIT_FACTOR: '1000',
      SWEEP_MS: '1000',
      OUTBOX_REDELIVERY_MS: '5000',
      MAIL_REDELIVERY_MS: '5000',
      MAIL_LEASE_MS: '10000',
      MAIL_PER_DOMAIN_PER_MINUTE: '100000',
    },
  });
  process.env['E2E_BASE_URL'] = system.baseUrl;
  process.env['E2E_MAIL_URL'] = system.mailUrl;
  process.env['E2E_ADMIN_DATABASE_URL'] = system.env['DATABASE_ADMIN_URL'];
  const stop = async () => {
    await system.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { system, dataDir, stop };
};
