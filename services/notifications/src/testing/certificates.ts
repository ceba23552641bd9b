import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
}

const make = async (name: string, options: NonNullable<Parameters<typeof generate>[1]>): Promise<Certificate> => {
  // From yesterday on, for receivers whose clock is a little behind.
  const notBeforeDate = new Date(Date.now() - 86_400_000);
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate,
    ...options,
  });
  return { key: made.private, cert: made.cert };
};

/** An authority that vouches for certificates. */
export const newAuthority = (): Promise<Certificate> =>
  make('Authority of the tests', {
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });

/** A server's certificate for a name or an IPv4 address; without an authority nobody but itself vouches for it. */
export const newCertificate = (host: string, ca?: Certificate): Promise<Certificate> =>
  make(host, {
    ...(ca && { ca }),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [/^[\d.]+$/.test(host) ? { type: 7, ip: host } : { type: 2, value: host }],
      },
    ],
  });
