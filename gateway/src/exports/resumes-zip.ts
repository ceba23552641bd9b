import { PassThrough, Readable } from 'node:stream';
import { referenceOf } from '@workboard/contracts';
import { ZipFile } from 'yazl';
import { applicantsSheet } from './applicants-sheet.js';
import type { Taken } from './taken.js';

/** A name that every file system takes, and that leads to no other folder. */
const fileNameOf = ({ application: { id, user } }: Taken): string => {
  const name = `${user.firstName} ${user.lastName}`
    .normalize('NFC')
    .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return `${referenceOf(id)} ${name} CV.pdf`;
};

/**
 * The CVs that were sent, and `applicants.csv` that names each one's file. Files are read one after another while the reader
 * takes them, so that one CV at a time is held. `read` gives a CV's bytes, or null where there is none any more: its file is
 * empty then and the table says so.
 */
export const resumesZip = (taken: readonly Taken[], read: (taken: Taken) => Promise<Buffer | null>): Readable => {
  const zip = new ZipFile();
  const out = new PassThrough();

  const missing = new Set<Taken>();
  const failed = (error: unknown): void => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  const open = async (one: Taken): Promise<Readable> => {
    const bytes = await read(one);
    if (!bytes) {
      missing.add(one);
    }
    return Readable.from(bytes ?? Buffer.alloc(0), { objectMode: false });
  };
  for (const one of taken.filter(({ application }) => application.resume !== null)) {
    zip.addReadStreamLazy(fileNameOf(one), { compress: false }, (give) => {
      open(one).then((stream) => give(null, stream), failed);
    });
  }
  const stateOf = (one: Taken): string => {
    if (one.application.resume === null) {
      return 'No CV was sent';
    }
    return missing.has(one) ? 'The CV could not be found' : fileNameOf(one);
  };
  zip.addReadStreamLazy('applicants.csv', {}, (give) => {
    give(null, Readable.from(Buffer.from(applicantsSheet(taken, [['CV', stateOf]])), { objectMode: false }));
  });
  zip.on('error', failed);
  zip.end();
  zip.outputStream.pipe(out);
  return out;
};
