import { type Dispatcher, Pool } from 'undici';

/** One request as it is sent. */
export interface Sent {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

/** Headers of an answer, by their names in small letters. */
export type Headers = Record<string, string | string[] | undefined>;

export interface Load {
  /** Makes the next request; undefined when there is nothing left to ask. */
  next: () => Sent | undefined;
  /** The answer to it, where something is to be done with that. */
  answered?: (sent: Sent, answer: { headers: Headers; body: Buffer }) => void;
}

export interface Driven {
  /** Of each request that was answered, in milliseconds. */
  durations: number[];
  /** How many were turned away because there was too much to do (ADR 41). */
  refused: number;
  seconds: number;
  /** Bytes of all bodies as they came over the line. */
  bytes: number;
}

interface Answer {
  status: number;
  headers: Headers;
  chunks: Buffer[];
}

/** It listens to what undici reads: the caller stands on the same cores as what it measures. */
const send = (pool: Dispatcher, { method = 'GET', path, headers, body }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const answer: Answer = { status: 0, headers: {}, chunks: [] };
    const sent = body ? { ...headers, 'content-type': 'application/json' } : headers;
    pool.dispatch(
      { method, path, ...(sent && { headers: sent }), ...(body && { body: JSON.stringify(body) }) },
      {
        // By this undici tells handlers of today from those of old.
        onRequestStart: () => undefined,
        onResponseStart: (_, status, given) => {
          answer.status = status;
          answer.headers = given;
        },
        onResponseData: (_, chunk) => void answer.chunks.push(chunk),
        onResponseEnd: () => resolve(answer),
        onResponseError: (_, error) => reject(error),
      },
    );
  });

/** Too much at once, for the machine or for one caller. */
const refusals = new Set([429, 503]);

/**
 * Sends requests over so many connections, one at a time on each, until the time is over or `next` has no more.
 * @throws when one is answered with a fault
 */
export const drive = async (
  base: string,
  { next, answered }: Load,
  { connections, ms }: { connections: number; ms: number },
): Promise<Driven> => {
  const pool = new Pool(base, { connections });
  const durations: number[] = [];
  let bytes = 0;
  let refused = 0;
  const started = performance.now();
  const one = async () => {
    for (let sent = next(); sent && performance.now() - started < ms; sent = next()) {
      const since = performance.now();
      const answer = await send(pool, sent);
      if (refusals.has(answer.status)) {
        refused += 1;
        continue;
      }
      durations.push(performance.now() - since);
      const { status, headers, chunks } = answer;
      bytes += chunks.reduce((sum, { length }) => sum + length, 0);
      if (status >= 300) {
        const text = Buffer.concat(chunks).toString('utf8', 0, 200);
        throw new Error(`${sent.method ?? 'GET'} ${sent.path} answered ${status}: ${text}`);
      }
      answered?.(sent, { headers, body: Buffer.concat(chunks) });
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, one));
  } finally {
    await pool.destroy();
  }
  return { durations, refused, seconds: (performance.now() - started) / 1000, bytes };
};
