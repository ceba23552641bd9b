import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** One request as it is sent. */
export interface Sent {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

export interface Load {
  /** Makes the next request; undefined when there is nothing left to ask. */
  next: () => Sent | undefined;
  /** The answer to it, where something is to be done with that. */
  answered?: (sent: Sent, answer: { headers: IncomingHttpHeaders; body: Buffer }) => void;
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
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const send = (base: string, agent: Agent, { method = 'GET', path, headers, body }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const type = text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const asking = request(`${base}${path}`, { method, agent, headers: { ...headers, ...type } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asking.once('error', reject);
    asking.end(text);
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
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  let bytes = 0;
  let refused = 0;
  const started = performance.now();
  const one = async () => {
    for (let sent = next(); sent && performance.now() - started < ms; sent = next()) {
      const since = performance.now();
      const answer = await send(base, agent, sent);
      if (refusals.has(answer.status)) {
        refused += 1;
        continue;
      }
      durations.push(performance.now() - since);
      bytes += answer.body.length;
      if (answer.status >= 300) {
        const text = answer.body.toString('utf8', 0, 200);
        throw new Error(`${sent.method ?? 'GET'} ${sent.path} answered ${answer.status}: ${text}`);
      }
      answered?.(sent, answer);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, one));
  } finally {
    agent.destroy();
  }
  return { durations, refused, seconds: (performance.now() - started) / 1000, bytes };
};
