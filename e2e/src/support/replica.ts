import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startTied, waitFor } from '@workboard/local-servers';

const program = fileURLToPath(new URL('../../../gateway/dist/main.js', import.meta.url));

/** The settings of the tested system. */
export const systemEnv = (): NodeJS.ProcessEnv => {
  const text = process.env['E2E_SYSTEM_ENV'];
  if (!text) {
    throw new Error('E2E_SYSTEM_ENV is not set: what joins the system needs its settings.');
  }
  return JSON.parse(text) as NodeJS.ProcessEnv;
};

export interface Replica {
  url: string;
  stop: () => Promise<void>;
}

/** One more gateway for the tested system, over the same services and the same Redis. */
export const startReplica = async (settings: NodeJS.ProcessEnv = {}): Promise<Replica> => {
  const folder = await mkdtemp(join(tmpdir(), 'workboard-replica-'));
  const port = await freePort();
  const { DATABASE_ADMIN_URL: _admin, ...env } = systemEnv();
  const gateway = startTied({
    args: [program],
    env: { ...env, HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: String(await freePort()), ...settings },
    log: join(folder, 'gateway.log'),
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await gateway.stop(3000);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const ready = async () => (await fetch(`${url}/api/health/ready`)).ok;
    await waitFor(ready, { timeout: 120_000, interval: 100, what: 'the second gateway' });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
};
