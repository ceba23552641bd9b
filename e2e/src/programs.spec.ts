import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

/** They share the journeys' screens, but nothing there is Jest's. */
describe('programs that run without Jest', () => {
  it.each(['screenshots.js', 'slow-line.js'])(
    '%s loads',
    async (file) => {
      const { href } = new URL(`../dist/${file}`, import.meta.url);
      const { stderr } = await promisify(execFile)(process.execPath, [
        '--input-type=module',
        '-e',
        `await import('${href}')`,
      ]);
      expect(stderr).toBe('');
    },
    30_000,
  );
});
