import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runLimited } from './limited-child.js';

const programs = {
  answers: `process.once('message', (bytes) => process.send(bytes.length));`,
  works: `process.once('message', () => { for (;;); });`,
  waits: `process.once('message', () => setInterval(() => undefined, 1000));`,
  breaks: `process.once('message', () => process.exit(3));`,
};

describe('a limited child process', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'limited-child-'));
    await Promise.all(Object.entries(programs).map(([name, text]) => writeFile(join(folder, `${name}.mjs`), text)));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (name: keyof typeof programs, limits: { limitMs?: number; patienceMs?: number } = {}) =>
    runLimited<number>({
      program: pathToFileURL(join(folder, `${name}.mjs`)),
      input: Buffer.from('four'),
      memoryMb: 192,
      limitMs: 10_000,
      ...limits,
    });

  it('answers what its program answers', async () => {
    expect(await run('answers')).toBe(4);
  });

  it('blames the input when it breaks or works for too long', async () => {
    expect(await run('breaks')).toBeNull();
    expect(await run('works', { limitMs: 500, patienceMs: 60_000 })).toBeNull();
  });

  it('blames the machine when it never came to work', async () => {
    await expect(run('waits', { patienceMs: 1000 })).rejects.toMatchObject({ code: 'unavailable' });
  });
});
