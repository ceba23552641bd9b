import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from '@workboard/contracts';
import type { z } from 'zod';
import { withDeadline } from '../concurrency/with-deadline.js';
import { currentContext } from '../context/request-context.js';
import type { storageEnv } from '../env/env.js';
import { logger } from '../logging/logging.js';

export interface StoredFile {
  body: Buffer;
  contentType: string;
}

const requestTimeoutMs = 8000;
/** Of the time that whoever asks still waits, what is left for the rest of the work: telling the owning service, say. */
const restMs = 2000;
const missing = new Set(['NoSuchKey', 'NotFound', 'NoSuchBucket']);

/** The key of an uploaded file in the bucket. */
export const fileKey = (kind: 'resume' | 'logo' | 'export', fileId: string): string => `${kind}s/${fileId}`;

const unreachable = (error: unknown): AppError => {
  logger.warn({ err: error }, 'file storage not reached');
  return new AppError('unavailable', { retryAfter: 5 });
};

/** Does what is given up while whoever asks still waits, whatever the client would try again (I6). */
const inTime = <T>(work: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> => {
  const { deadline, signal } = currentContext();
  const ms = Math.max(deadline - restMs - Date.now(), 1);
  return withDeadline({ ms, signal }, (abortSignal) => work({ abortSignal }));
};

/** Our bucket in any S3-compatible server. Failures to reach it are `unavailable`. */
export class Storage {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(env: z.output<typeof storageEnv>) {
    this.bucket = env.S3_BUCKET;
    this.client = new S3Client({
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      ...(env.S3_ACCESS_KEY_ID && {
        credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
      }),
      forcePathStyle: true,
      maxAttempts: 2,
      // Smaller S3 servers do not know the newer checksum headers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Without the last one the others only warn.
      requestHandler: { requestTimeout: requestTimeoutMs, connectionTimeout: 2000, throwOnRequestTimeout: true },
    });
  }

  async ensureBucket(): Promise<void> {
    try {
      await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
    } catch {
      await this.client.send(new CreateBucketCommand({ Bucket: this.bucket }));
    }
  }

  async put(key: string, file: StoredFile): Promise<void> {
    const command = new PutObjectCommand({
      Bucket: this.bucket,
      Key: key,
      Body: file.body,
      ContentType: file.contentType,
    });
    await this.reach(inTime((options) => this.client.send(command, options)));
  }

  /** The file, or null when there is none under that key. */
  async get(key: string): Promise<StoredFile | null> {
    try {
      const command = new GetObjectCommand({ Bucket: this.bucket, Key: key });
      const { found, bytes } = await inTime(async (options) => {
        const answer = await this.client.send(command, options);
        return { found: answer, bytes: await answer.Body?.transformToByteArray() };
      });
      return bytes ? { body: Buffer.from(bytes), contentType: found.ContentType ?? 'application/octet-stream' } : null;
    } catch (error) {
      if (error instanceof Error && missing.has(error.name)) {
        return null;
      }
      throw unreachable(error);
    }
  }

  async remove(key: string): Promise<void> {
    const command = new DeleteObjectCommand({ Bucket: this.bucket, Key: key });
    await this.reach(inTime((options) => this.client.send(command, options)));
  }

  /** Keys below a prefix that were last written before an instant. */
  async *olderThan(prefix: string, instant: Date): AsyncGenerator<string> {
    let token: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, Prefix: prefix, ContinuationToken: token }),
      );
      for (const { Key: key, LastModified: modified } of page.Contents ?? []) {
        if (key && modified && modified < instant) {
          yield key;
        }
      }
      token = page.NextContinuationToken;
    } while (token);
  }

  close(): void {
    this.client.destroy();
  }

  private async reach<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      throw unreachable(error);
    }
  }
}
