import { Writable } from 'node:stream';
import { createInflate, type Inflate } from 'node:zlib';

/** The most that one stream of a PDF may unpack to: an A3 page scanned in colour at 300 dpi. */
export const streamMaxBytes = 50 * 1024 * 1024;
/** The most that all of them may unpack to together. */
export const documentMaxBytes = 400 * 1024 * 1024;

const streamStart = /stream\r?\n/g;
const streamEnd = Buffer.from('endstream');

/** How many bytes a compressed stream unpacks to, counted up to `limit`; 0 for what is not compressed this way. */
const inflatedSize = (packed: Uint8Array, limit: number): Promise<number> =>
  new Promise((resolve) => {
    let size = 0;
    const inflate: Inflate = createInflate();
    const count = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        size += chunk.length;
        if (size > limit) {
          inflate.destroy();
          resolve(size);
        }
        done();
      },
    });
    inflate.once('error', () => resolve(size)).pipe(count);
    count.once('finish', () => resolve(size));
    inflate.end(packed);
  });

/** Where the compressed streams of a PDF lie, as far as they can be found without reading its structure. */
const streamsOf = function* (bytes: Buffer): Generator<Uint8Array> {
  const text = bytes.toString('latin1');
  for (const match of text.matchAll(streamStart)) {
    const start = match.index + match[0].length;
    // `endstream` ends with the same letters.
    if (!text.startsWith('end', match.index - 3)) {
      const end = bytes.indexOf(streamEnd, start);
      yield bytes.subarray(start, end < 0 ? bytes.length : end);
    }
  }
};

/** Whether a PDF unpacks to more than a person's resume ever does, found out without ever holding what it unpacks to. */
export const isInflatedTooBig = async (bytes: Buffer): Promise<boolean> => {
  let total = 0;
  for (const stream of streamsOf(bytes)) {
    const size = await inflatedSize(stream, Math.min(streamMaxBytes, documentMaxBytes - total));
    total += size;
    if (size > streamMaxBytes || total > documentMaxBytes) {
      return true;
    }
  }
  return false;
};
