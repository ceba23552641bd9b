import { join } from 'node:path';
import { startSystem } from '@workboard/infra';
import { temporaryFolder } from '@workboard/local-servers';
import { unpackChromium } from './chromium.mjs';

/** Starts the whole system once for all end-to-end tests, on free ports and with throw-away data. */
export default async function setUp() {
  process.env.E2E_CHROMIUM = await unpackChromium();
  if (process.env.E2E_BASE_URL) {
    return;
  }
  const dataDir = await temporaryFolder('e2e');
  const system = await startSystem({
    dataDir,
    durable: false,
    env: {
      RATE_LIMIT_FACTOR: '1000',
      SWEEP_MS: '1000',
      HELD_TRANSACTIONS: 'refuse',
      PHONE_SIGN_IN: 'optional',
      WEBHOOK_LOOPBACK: 'true',
    },
  });
  globalThis.workboardSystem = { system, dataDir };
  process.env.E2E_BASE_URL = system.baseUrl;
  process.env.E2E_MAIL_URL = system.mailUrl;
  process.env.E2E_ADMIN_DATABASE_URL = system.env.DATABASE_ADMIN_URL;
  process.env.E2E_LOGS = join(dataDir, 'logs');
  process.env.E2E_SYSTEM_ENV = JSON.stringify(system.env);
}
