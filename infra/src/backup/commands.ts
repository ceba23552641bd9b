import { withClient } from '@workboard/local-servers';
import { serviceDataSource } from '../local/service-data-source.js';
import { releaseMessages } from './hold.js';
import { makeBackup } from './make-backup.js';
import { openPlace, type Place } from './place.js';
import { restoreBackup } from './restore-backup.js';

interface Task {
  /** Where the system of `npm start` keeps its data. */
  dataDir: string;
}

const inPlace = async <T>(options: Parameters<typeof openPlace>[0], work: (place: Place) => Promise<T>): Promise<T> => {
  const place = await openPlace(options);
  try {
    return await work(place);
  } finally {
    await place.close();
  }
};

/** Writes a backup into a new folder; the system may run. @returns what was done, in words. */
export const backUpSystem = ({ dataDir, folder }: Task & { folder: string }): Promise<string> =>
  inPlace({ dataDir, alone: false }, async (place) => {
    const { manifest, gone } = await makeBackup({ ...place, folder });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const size = manifest.files.reduce((sum, file) => sum + file.size, 0);
    return [
      ...gone.map((key) => `${key} was deleted meanwhile and is left out`),
      `${rows} rows and ${manifest.files.length} files of ${Math.ceil(size / 2 ** 20)} MB are in ${folder}`,
    ].join('\n');
  });

/** Brings a backup into a system that is stopped. @returns what was done, in words. */
export const restoreSystem = ({
  dataDir,
  folder,
  replace,
}: Task & { folder: string; replace: boolean }): Promise<string> =>
  inPlace({ dataDir, alone: true }, async (place) => {
    await place.checkQueues({ replace });
    const restored = await restoreBackup(folder, { ...place, replace, dataSourceOf: serviceDataSource });
    await place.emptyQueues();
    const rows = restored.tables.reduce((sum, table) => sum + table.rows, 0);
    return [
      `${rows} rows and ${restored.files.length} files are as they were at ${restored.takenAt}.`,
      'No mail, SMS or webhook leaves before: npm run restore -- --release',
    ].join('\n');
  });

/** Lets the messages go that wait since a restore, or drops them; the system may run. @returns what was done, in words. */
export const releaseSystem = ({ dataDir, discard }: Task & { discard: boolean }): Promise<string> =>
  inPlace({ dataDir, alone: false }, async ({ adminUrl }) => {
    const released = await withClient(adminUrl, (client) => releaseMessages(client, { discard }));
    if (released === null) {
      return 'No mails are held';
    }
    return `${released} mails, texts and webhooks ${discard ? 'are discarded' : 'go out when they are due'}`;
  });
