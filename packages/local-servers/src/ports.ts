import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether a server could listen on this port of 127.0.0.1 now. */
export function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

// Below the ports that systems give to outgoing connections, which could take one between choosing and listening.
const lowest = 10_000;
const highest = 32_000;

/** `preferred` when nobody listens there, else any free one. */
export async function freePort(preferred?: number): Promise<number> {
  let port = preferred ?? randomInt(lowest, highest);
  while (!(await portIsFree(port))) port = randomInt(lowest, highest);
  return port;
}
