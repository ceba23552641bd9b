import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LogWatch } from './log-watch.js';
import { reasonIn } from './reason.js';

const logged = (level: string, msg: string, message?: string) =>
  `${JSON.stringify({ level, time: '2026-11-20T01:00:00.000Z', msg, ...(message && { err: { message } }) })}\n`;

describe('logs of running processes', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workboard-logs-'));
    file = join(folder, 'jobs.log');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('shows new errors and plain text, and neither old ones nor chatter', async () => {
    const lines: string[] = [];
    await writeFile(file, logged('error', 'an old error'));
    const watch = new LogWatch((line) => lines.push(line));
    await watch.follow('jobs', file);
    await appendFile(file, logged('info', 'jobs answers') + logged('error', 'could not publish', 'connection lost'));
    await appendFile(file, '(node:1) DeprecationWarning: old\nSegmentation fault\nhalf a li');
    await watch.stop();
    expect(lines).toEqual(['jobs: could not publish: connection lost', 'jobs: Segmentation fault']);
  });

  it('gives the reason why a process ended', async () => {
    await writeFile(file, `${logged('fatal', 'could not start', 'No handler for: GET /x')}Node.js v20.20.2\n`);
    expect(reasonIn(file)).toBe('could not start: No handler for: GET /x');
    await writeFile(file, 'TypeError: x is not a function\n    at y (z.js:1:1)\n\nNode.js v20.20.2\n');
    expect(reasonIn(file)).toBe('TypeError: x is not a function');
  });
});
