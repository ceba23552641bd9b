import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localS3Credentials, openStorage } from '@workboard/local-servers';

/** A real S3 server over a directory of its own. */
export interface TestStorage {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  bucket: string;
  /** The same as the processes' environment variables (S3_ENDPOINT, S3_BUCKET, …). */
  env: Record<string, string>;
  /** Where the objects lie on disk, to look for leftovers. */
  directory: string;
  stop(): Promise<void>;
}

/**
 * Starts an S3 server with one empty bucket on a free port of 127.0.0.1. The S3 client must be made with
 * `forcePathStyle` and both checksum settings `WHEN_REQUIRED`.
 */
export const testStorage = async ({ bucket = 'workboard' } = {}): Promise<TestStorage> => {
  const directory = await mkdtemp(join(tmpdir(), 'workboard-s3-'));
  const server = await openStorage({ port: 0, directory, bucket });
  const endpoint = `http://127.0.0.1:${server.port}`;
  const region = 'us-east-1';
  return {
    endpoint,
    region,
    ...localS3Credentials,
    bucket,
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: localS3Credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: localS3Credentials.secretAccessKey,
      S3_BUCKET: bucket,
    },
    directory,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
