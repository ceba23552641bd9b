// Writes a .br and a .gz beside every text asset of the build, so that the server sends them as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const directory = fileURLToPath(new URL('../dist/', import.meta.url));
// Not the page itself: the server writes into it for each answer.
const compressible = /\.(js|css|svg|json|webmanifest)$/;
const smallest = 256;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const files = await readdir(directory, { recursive: true });
await Promise.all(
  files
    .filter((name) => compressible.test(name) && !/^(\.vite|server)/.test(name))
    .map(async (name) => {
      const path = join(directory, name);
      const source = await readFile(path);
      if (source.length < smallest) {
        return;
      }
      const [br, zipped] = await Promise.all([
        brotli(source, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
        }),
        gz(source, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, zipped)]);
    }),
);
