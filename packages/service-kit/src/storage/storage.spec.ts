import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { newContext, runInContext } from '../context/request-context.js';
import { Storage } from './storage.js';

describe('file storage that takes bytes and never answers', () => {
  const silent = createServer((request) => request.resume());
  let storage: Storage;
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    storage = new Storage({
      S3_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_BUCKET: 'workboard',
    });
  });
  afterAll(() => {
    storage.close();
    silent.closeAllConnections();
    silent.close();
  });

  it('is given up before whoever asks stops waiting (I6)', async () => {
    const file = { body: Buffer.from('%PDF-'), contentType: 'application/pdf' };
    const since = Date.now();
    const context = newContext({ deadline: since + 2500 });
    expect(await refusalOf(runInContext(context, () => storage.put('resumes/1', file)))).toBe('unavailable');
    expect(await refusalOf(runInContext(context, () => storage.get('resumes/1')))).toBe('unavailable');
    expect(Date.now() - since).toBeLessThan(2500);
  });
});
