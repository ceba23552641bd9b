import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { environmentOf } from '../local/own-settings.js';
import { interpolate, readComposeFiles } from './compose-file.js';

describe('variables of a compose file', () => {
  it.each([
    ['${A}', 'one'],
    ['x${EMPTY:-two}y', 'xtwoy'],
    ['${EMPTY:-redis://${A}@host}', 'redis://one@host'],
    ['$$METRICS_PORT ${NONE}.', '$METRICS_PORT .'],
    ['${EMPTY-not set}${NONE-not set}', 'not set'],
    ['${A:+${A} or two}, ${EMPTY:+never}', 'one or two, '],
  ])('%s becomes %s', (text, expected) => {
    expect(interpolate(text, { A: 'one', EMPTY: '' })).toBe(expected);
  });

  it('says which one is missing', () => {
    expect(() => interpolate('${SECRET:?npm run setup writes it}', {})).toThrow('SECRET: npm run setup writes it');
  });
});

describe('a compose file over another', () => {
  it('adds to lists and settings, and has a command of its own', () => {
    const folder = mkdtempSync(join(tmpdir(), 'workboard-compose-'));
    const files = [
      { services: { db: { command: ['db', '-c', 'a'], volumes: ['one'], environment: { A: '1', B: '2' } } } },
      { services: { db: { command: ['db', '-c', 'b'], volumes: ['two'], environment: { B: '3' } } } },
    ].map((content, index) => {
      const file = join(folder, `${index}.yml`);
      writeFileSync(file, JSON.stringify(content));
      return file;
    });
    expect(readComposeFiles(files, {}).services['db']).toEqual({
      command: ['db', '-c', 'b'],
      volumes: ['one', 'two'],
      environment: { A: '1', B: '3' },
    });
    rmSync(folder, { recursive: true });
  });
});

describe('settings of one service among several in a process', () => {
  it('has its own before those of all, and its usual ports', () => {
    const given = {
      REDIS_URL: 'redis://all',
      JOBS_REDIS_URL: 'redis://jobs',
      JOBS_DATABASE_URL_FILE: '/run/jobs',
      JOBS_DATABASE_REPLICA_URL: 'postgres://replica/jobs',
      JOBS_PORT: '4103',
    };
    expect(environmentOf('jobs', 'main', given)).toMatchObject({
      REDIS_URL: 'redis://jobs',
      DATABASE_URL_FILE: '/run/jobs',
      DATABASE_REPLICA_URL: 'postgres://replica/jobs',
      PORT: '4103',
    });
    expect(environmentOf('auth', 'main', given)).toMatchObject({ REDIS_URL: 'redis://all', DATABASE_URL: '' });
    const ports = [environmentOf('auth', 'main', {}), environmentOf('auth', 'worker', {})].map(
      (env) => env['METRICS_PORT'],
    );
    expect(new Set(ports).size).toBe(2);
  });
});
