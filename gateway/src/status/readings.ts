import type { SeenProcess, SystemStatus } from '@workboard/contracts';

/** Longer than a process needs to say that it is there, twice over. */
export const silentMs = 30_000;

const isHeard = ({ seenAt }: SeenProcess, now: number): boolean => now - Date.parse(seenAt) < silentMs;

/** What the processes that are there measured. Where several measured the same, the highest counts. */
export class Readings {
  private readonly heard: readonly SeenProcess[];

  constructor(processes: readonly SeenProcess[], now: number) {
    this.heard = processes.filter((one) => isHeard(one, now));
  }

  /** The values of a gauge by one of its labels. */
  by(label: string, name: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const { labels, value } of this.heard.flatMap(({ readings }) => readings.filter((one) => one.name === name))) {
      const key = labels[label] ?? '';
      found.set(key, Math.max(value, found.get(key) ?? 0));
    }
    return found;
  }

  /** Of each process, by its name, the highest value of a gauge under one label. */
  ofProcesses(name: string, label: string, is: string): [process: string, value: number][] {
    return this.heard.flatMap((one) => {
      const values = one.readings.filter((found) => found.name === name && found.labels[label] === is);
      return values.map(({ value }): [string, number] => [one.name, value]);
    });
  }

  queues(): SystemStatus['queues'] {
    const oldest = this.by('queue', 'workboard_queue_oldest_seconds');
    return [...this.by('queue', 'workboard_queue_depth')]
      .map(([name, depth]) => ({ name, depth, oldestSeconds: Math.round(oldest.get(name) ?? 0) }))
      .toSorted((a, b) => b.oldestSeconds - a.oldestSeconds || a.name.localeCompare(b.name));
  }

  channels(): SystemStatus['channels'] {
    const oldest = this.by('channel', 'workboard_deliveries_oldest_seconds');
    const failing = this.by('channel', 'workboard_deliveries_failing_ratio');
    return [...this.by('channel', 'workboard_deliveries_open')].map(([name, due]) => ({
      name,
      due,
      oldestSeconds: Math.round(oldest.get(name) ?? 0),
      failing: failing.get(name) ?? 0,
    }));
  }
}
