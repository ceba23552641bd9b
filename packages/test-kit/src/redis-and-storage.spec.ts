import { describe, expect, it } from '@jest/globals';
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Redis } from 'ioredis';
import { testRedis } from './redis.js';
import { testStorage } from './storage.js';
import { waitFor } from '@workboard/local-servers';

describe('testRedis', () => {
  it('clears its own keys and leaves the others', async () => {
    const [mine, theirs] = [testRedis(), testRedis()];
    const redis = new Redis(mine.url);
    await redis.mset(`${mine.prefix}:a`, '1', `${theirs.prefix}:a`, '2');
    await mine.clear();
    expect(await redis.mget(`${mine.prefix}:a`, `${theirs.prefix}:a`)).toEqual([null, '2']);
    await theirs.clear();
    redis.disconnect();
  });
});

describe('testStorage', () => {
  it('keeps objects for a real S3 client', async () => {
    const storage = await testStorage();
    const client = new S3Client({
      endpoint: storage.endpoint,
      region: storage.region,
      credentials: { accessKeyId: storage.accessKeyId, secretAccessKey: storage.secretAccessKey },
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    const object = { Bucket: storage.bucket, Key: 'resumes/1.pdf' };
    await client.send(new PutObjectCommand({ ...object, Body: 'Hello', ContentType: 'application/pdf' }));
    const answer = await client.send(new GetObjectCommand(object));
    expect(await answer.Body?.transformToString()).toBe('Hello');
    expect(answer.ContentType).toBe('application/pdf');
    await client.send(new CreateBucketCommand({ Bucket: 'another' }));
    client.destroy();
    await storage.stop();
  });
});

const failing = () => Promise.reject(new Error('connection refused'));

describe('waitFor', () => {
  it('returns what the condition gives at last', async () => {
    let tries = 0;
    expect(await waitFor(() => (++tries > 3 ? `after ${tries}` : undefined))).toBe('after 4');
  });

  it('says what it waited for and what it saw', async () => {
    await expect(waitFor(failing, { timeout: 50, what: 'the server' })).rejects.toThrow(
      /50 ms for the server.*refused/,
    );
  });
});
