import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { services, type ServiceName } from '@workboard/local-servers';
import { redisUsers, type RedisUser } from './redis-users.js';

/** What an installation keeps between starts: generated secrets and where its own servers listen. */
export interface LocalSettings {
  secrets: Record<'internal' | 'session' | 'token' | 'postgres', string>;
  rolePasswords: Record<ServiceName, string>;
  redisPasswords: Record<RedisUser, string>;
  ports: Record<string, number>;
}

const secret = () => randomBytes(24).toString('hex');
const redisPasswords = () =>
  Object.fromEntries(redisUsers.map((name) => [name, secret()])) as LocalSettings['redisPasswords'];

/** Reads `local.json` of the data folder, making it at the first start. */
export const readSettings = async (dataDir: string): Promise<LocalSettings> => {
  const file = join(dataDir, 'local.json');
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as LocalSettings;
    // An installation from before Redis had users.
    return { ...kept, redisPasswords: kept.redisPasswords ?? redisPasswords() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  }
  const settings: LocalSettings = {
    secrets: { internal: secret(), session: secret(), token: secret(), postgres: secret() },
    rolePasswords: Object.fromEntries(services.map((name) => [name, secret()])) as Record<ServiceName, string>,
    redisPasswords: redisPasswords(),
    ports: {},
  };
  await mkdir(dataDir, { recursive: true });
  await saveSettings(dataDir, settings);
  return settings;
};

/** Writes `local.json`, readable by its owner alone. */
export const saveSettings = async (dataDir: string, settings: LocalSettings): Promise<void> => {
  await writeFile(join(dataDir, 'local.json'), `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
};
