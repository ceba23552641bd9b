import { type PartState, type SeenProcess, services, type ShownPart } from '@workboard/contracts';
import type { WatchedPart } from './parts-watch.js';
import { silentMs } from './readings.js';

type ShownProcess = ShownPart['processes'][number];

const stateOfProcess = ({ seenAt, failing }: SeenProcess, now: number): PartState => {
  if (now - Date.parse(seenAt) >= silentMs) {
    return 'down';
  }
  return failing.length === 0 ? 'up' : 'degraded';
};

const shown = (process: SeenProcess, now: number): ShownProcess => {
  const { host, startedAt, seenAt, failing } = process;
  return { host, state: stateOfProcess(process, now), startedAt, seenAt, failing };
};

const together = (states: readonly PartState[]): PartState => {
  const up = states.filter((state) => state === 'up').length;
  if (up === states.length && up > 0) {
    return 'up';
  }
  return states.every((state) => state === 'down') ? 'down' : 'degraded';
};

/**
 * Every process that there must be, by what its replicas say of themselves and, of those that answer messages, by whether they
 * answer this gateway; then the file store and Redis. Of a service that does not answer, nobody knows its worker.
 */
export const partsOf = (
  watched: readonly WatchedPart[],
  { processes, silent, now }: { processes: readonly SeenProcess[]; silent: ReadonlySet<string>; now: number },
): ShownPart[] => {
  const part = (name: string, asked?: WatchedPart): ShownPart => {
    const own = processes.filter((one) => one.name === name).map((one) => shown(one, now));
    const service = name.replace(/-worker$/, '');
    const isUnknown = own.length === 0 && silent.has(service) && !asked;
    const states = [...own.map(({ state }) => state), ...(asked ? [asked.state] : [])];
    return { name, kind: 'process', state: isUnknown ? 'unknown' : together(states), processes: own };
  };
  const askedBy = (name: string) => watched.find((one) => one.name === name);
  return [
    part('gateway'),
    ...services.flatMap((name) => [part(name, askedBy(name)), part(`${name}-worker`)]),
    ...(['files', 'redis'] as const).map((name): ShownPart => {
      return { name, kind: 'dependency', state: askedBy(name)?.state ?? 'unknown', processes: [] };
    }),
  ];
};
