import { fileURLToPath } from 'node:url';

/** The repository's folder; the same from the sources and from the build. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
