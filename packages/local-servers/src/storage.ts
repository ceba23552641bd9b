/** The only credentials that s3rver accepts. */
export const localS3Credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } as const;

/** Serves S3 from a folder on 127.0.0.1 with one bucket; port 0 picks a free one. */
export const openStorage = async ({ port, directory, bucket }: { port: number; directory: string; bucket: string }) => {
  // Loaded on demand: it is heavy, and most users of this package need no storage.
  const { default: S3rver } = await import('s3rver');
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket }],
  });
  const address = await server.run();
  return { port: address.port, close: () => server.close() };
};
