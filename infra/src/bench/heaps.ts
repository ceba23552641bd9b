import { setTimeout as sleep } from 'node:timers/promises';

const samples = 12;
const betweenMs = 500;

const heapOf = async (port: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const [, bytes] = /^nodejs_heap_size_used_bytes(?:\{[^}]*\})? (\S+)$/m.exec(text) ?? [];
  if (!bytes) {
    throw new Error(`Port ${port} tells no heap`);
  }
  return Number(bytes) / 1024 / 1024;
};

/**
 * The JavaScript heap of processes in MB, by name: the lowest of a dozen looks, between which the collector mostly runs, so that
 * what is only waiting to be collected counts little.
 *
 * @param ports of their metrics, as `gateway=9100,jobs=9103`
 */
export const heapsOf = async (ports: string): Promise<Map<string, number>> => {
  const processes = ports.split(',').map((one) => one.split('=') as [string, string]);
  const lowest = new Map<string, number>();
  for (let look = 0; look < samples; look += 1) {
    for (const [name, port] of processes) {
      lowest.set(name, Math.min(lowest.get(name) ?? Infinity, await heapOf(port)));
    }
    await sleep(betweenMs);
  }
  return lowest;
};
