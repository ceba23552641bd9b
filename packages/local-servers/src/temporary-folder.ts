import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder of its own among the system's temporary ones. Others cannot list it, but pass through: as root, Postgres runs as
 * another user, and would else have its data elsewhere, where nobody removes them.
 */
export const temporaryFolder = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `workboard-${name}-`));
  await chmod(folder, 0o711);
  return folder;
};
