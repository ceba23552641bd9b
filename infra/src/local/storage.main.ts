import { openStorage } from '@workboard/local-servers';

// The S3 server of a local installation, a process of its own. Environment: STORAGE_PORT, STORAGE_FOLDER, S3_BUCKET.
const { STORAGE_PORT = '0', STORAGE_FOLDER = '', S3_BUCKET = '' } = process.env;
const server = await openStorage({ port: Number(STORAGE_PORT), directory: STORAGE_FOLDER, bucket: S3_BUCKET });

process.on('SIGTERM', () => void server.close().finally(() => process.exit(0)));
