const { createServer } = require('node:http');
const { mkdirSync } = require('node:fs');
const S3rver = require('s3rver');
const { DUMMY_ACCOUNT } = require('s3rver/lib/models/account');
const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, S3_BUCKET: bucket } = process.env;
DUMMY_ACCOUNT.createKeyPair(id, secret);
mkdirSync(`/data/${bucket}`, { recursive: true });
const storage = new S3rver({ directory: '/data', silent: true, vhostBuckets: false }).callback();
createServer((request, response) =>
  request.url === '/healthz' ? response.end('ok') : storage(request, response),
).listen(8333);
process.on('SIGTERM', () => process.exit(0));
