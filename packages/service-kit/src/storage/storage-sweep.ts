import { fileKey, type Storage } from './storage.js';

const batchSize = 200;

/**
 * Removes stored files of a kind that were last written before an instant and that nothing knows: uploads whose process
 * died before their row was written. `known` answers those of the file ids that have a row.
 */
export const removeUnknownFiles = async (options: {
  storage: Storage;
  kind: 'resume' | 'logo';
  before: Date;
  known: (fileIds: string[]) => Promise<string[]>;
}): Promise<void> => {
  const { storage, kind, before, known } = options;
  const prefix = fileKey(kind, '');
  const removeUnknown = async (fileIds: string[]): Promise<void> => {
    const kept = new Set(await known(fileIds));
    for (const fileId of fileIds.filter((id) => !kept.has(id))) {
      await storage.remove(fileKey(kind, fileId));
    }
  };
  let batch: string[] = [];
  for await (const key of storage.olderThan(prefix, before)) {
    batch.push(key.slice(prefix.length));
    if (batch.length === batchSize) {
      await removeUnknown(batch);
      batch = [];
    }
  }
  await removeUnknown(batch);
};
