import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { services, type ServiceName } from '@workboard/local-servers';

/** What an installation keeps between starts: generated secrets and where its own servers listen. */
export interface LocalSettings {
  secrets: Record<'internal' | 'session' | 'token' | 'postgres', string>;
  rolePasswords: Record<ServiceName, string>;
  ports: Record<string, number>;
}

const secret = () => randomBytes(24).toString('hex');

/** Reads `local.json` of the data folder, making it at the first start. */
export async function readSettings(dataDir: string): Promise<LocalSettings> {
  const file = join(dataDir, 'local.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as LocalSettings;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const settings: LocalSettings = {
    secrets: { internal: secret(), session: secret(), token: secret(), postgres: secret() },
    rolePasswords: Object.fromEntries(services.map((name) => [name, secret()])) as Record<ServiceName, string>,
    ports: {},
  };
  await mkdir(dataDir, { recursive: true });
  await saveSettings(dataDir, settings);
  return settings;
}

/** Writes `local.json`, readable by its owner alone. */
export async function saveSettings(dataDir: string, settings: LocalSettings): Promise<void> {
  await writeFile(join(dataDir, 'local.json'), `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
}
