import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { PrivateAddress, publicLookup, requirePublicHost } from './public-address.js';

/** From the first try to connect until the answer's status is known. */
const timeoutMs = 10_000;
/** What is read of an answer; nobody looks at it. */
const mostBytes = 64 * 1024;
export const secretPrefix = 'whsec_';

/** What came of one try; without a status there was no answer. */
export interface Attempt {
  status: number | null;
  ms: number;
  error: string | null;
}

/** The headers of Standard Webhooks 1.0: the receiver checks that id, time and body are ours. */
export const signedHeaders = (message: {
  id: string;
  at: Date;
  body: string;
  secret: string;
}): Record<string, string> => {
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const key = Buffer.from(message.secret.slice(secretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${message.id}.${timestamp}.${message.body}`).digest('base64');
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
};

const unbelieved = 'No authority that we know vouches for its certificate, or a part of the chain is not sent';
/** What is wrong with a receiver's certificate, by the codes of Node and OpenSSL. */
const certificateFaults = new Map([
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Its certificate is for another name'],
  ['CERT_HAS_EXPIRED', 'Its certificate has expired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', unbelieved],
  ['SELF_SIGNED_CERT_IN_CHAIN', unbelieved],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', unbelieved],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', unbelieved],
]);

const failureOf = (error: unknown): string => {
  if (error instanceof PrivateAddress) {
    return error.message;
  }
  const { name, code } = error as NodeJS.ErrnoException;
  const fault = certificateFaults.get(code ?? '');
  if (fault) {
    return fault;
  }
  return name === 'AbortError' || name === 'TimeoutError'
    ? `No answer within ${timeoutMs / 1000} s`
    : `No connection (${code ?? name})`;
};

/**
 * Posts a body once. Redirects are answers like any other, private addresses are not connected to, and an answer may take as long
 * and be as heavy as the limits above say. Never throws: whatever goes wrong is what came of the try.
 */
export const postWebhook = async (
  address: string,
  { body, headers, allowsLoopback }: { body: string; headers: Record<string, string>; allowsLoopback: boolean },
): Promise<Attempt> => {
  const startedAt = performance.now();
  const passed = () => Math.round(performance.now() - startedAt);
  try {
    const url = new URL(address);
    requirePublicHost(url, allowsLoopback);
    const status = await new Promise<number>((resolve, reject) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const request = send(url, {
        method: 'POST',
        agent: false,
        lookup: publicLookup(allowsLoopback),
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'PNG-Workboard-Webhooks/1',
          connection: 'close',
        },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        let bytes = 0;
        response.on('error', () => undefined);
        response.on('data', ({ length }: Buffer) => {
          bytes += length;
          if (bytes > mostBytes) {
            response.destroy();
          }
        });
        resolve(response.statusCode ?? 0);
      });
      request.end(body);
    });
    const isTaken = status >= 200 && status < 300;
    return { status, ms: passed(), error: isTaken ? null : `Answered ${status}` };
  } catch (error) {
    return { status: null, ms: passed(), error: failureOf(error) };
  }
};
