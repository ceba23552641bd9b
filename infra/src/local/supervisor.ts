import { setTimeout as delay } from 'node:timers/promises';
import { waitFor, type TiedProcess } from '@workboard/local-servers';

/** One thing that must keep running. `start` begins it anew and settles once it runs. */
export interface Unit {
  name: string;
  process: TiedProcess;
  start: () => Promise<TiedProcess> | TiedProcess;
  /** Whether it may be ended without being asked first, because it has nothing to finish. */
  disposable?: boolean;
}

/** Units that are stopped together, and how long they get, in milliseconds. */
export interface StopGroup {
  belongs: (name: string) => boolean;
  timeout: number;
}

/** `asked`: its end was asked for, so it is no failure. `pausing`: it waits to be started after one. */
type WatchedUnit = Unit & { ends: number; asked: boolean; pausing?: AbortController };

const firstPause = 200;
const longestPause = 10_000;
/** A process that lived so long has recovered: the next failure is a first one again. */
const steadyAfter = 20_000;

/** Keeps units running: one that ends is started again, at once at first, then after growing pauses. */
export class Supervisor {
  private readonly units = new Map<string, WatchedUnit>();
  private readonly held = new Set<string>();
  private stopping = false;

  constructor(private readonly report: (line: string) => void) {}

  /** Takes over a running unit. */
  watch(unit: Unit): void {
    const watched = { ...unit, ends: 0, asked: false };
    this.units.set(unit.name, watched);
    void this.keep(watched);
  }

  /** SIGKILL to one unit, as a crash would do; it is started again. */
  kill(name: string): void {
    this.unit(name).process.kill();
  }

  /** Ends a unit as at a stop and starts it anew at once, also one that has failed and waits. Settles when it was started. */
  async restart(name: string, timeout: number): Promise<void> {
    const unit = this.unit(name);
    const before = unit.process;
    unit.asked = true;
    unit.pausing?.abort();
    await before.stop(timeout);
    await waitFor(() => this.stopping || unit.process !== before, { what: `${name} to start again` });
  }

  /** Kills a unit that stays away until {@link release}. */
  hold(name: string): void {
    this.held.add(name);
    this.kill(name);
  }

  /** Starts a unit again that was held. */
  release(name: string): void {
    this.held.delete(name);
  }

  /** The process of a unit as it is now. */
  current(name: string): TiedProcess | undefined {
    return this.units.get(name)?.process;
  }

  /** How often a unit has ended by itself. */
  ends(name: string): number {
    return this.units.get(name)?.ends ?? 0;
  }

  /** Ends the units, one group after the other. */
  async stop(groups: readonly StopGroup[]): Promise<void> {
    this.stopping = true;
    for (const { belongs, timeout } of groups) {
      const members = [...this.units.values()].filter((unit) => belongs(unit.name));
      await Promise.all(members.map((unit) => this.end(unit, timeout)));
    }
  }

  private unit(name: string): WatchedUnit {
    const unit = this.units.get(name);
    if (!unit) {
      throw new Error(`there is no process "${name}"; there are ${[...this.units.keys()].join(', ')}`);
    }
    return unit;
  }

  private async end({ name, process, disposable }: Unit, timeout: number): Promise<void> {
    if (disposable) {
      process.kill();
    }
    const forced = await process.stop(timeout);
    if (forced) {
      this.report(`${name} did not stop within ${timeout} ms and was ended`);
    }
  }

  private async keep(unit: WatchedUnit): Promise<void> {
    let pause = firstPause;
    for (;;) {
      const since = Date.now();
      const { code, signal } = await unit.process.exited;
      if (this.stopping) {
        return;
      }
      if (Date.now() - since > steadyAfter || unit.asked) {
        pause = firstPause;
      }
      if (!unit.asked) {
        unit.ends += 1;
        this.report(`${unit.name} ended (${signal ?? `code ${code}`}), starting it again`);
        unit.pausing = new AbortController();
        do {
          await delay(pause, undefined, { signal: unit.pausing.signal }).catch(() => undefined);
        } while (this.held.has(unit.name) && !this.stopping && !unit.asked);
        pause = Math.min(pause * 2, longestPause);
      }
      unit.asked = false;
      if (this.stopping) {
        return;
      }
      try {
        const started = await unit.start();
        unit.process = started;
        // Stopped while it was starting: the stop above has missed it.
        if (this.stopping) {
          await started.stop(2000);
        }
      } catch (error) {
        this.report(`${unit.name} could not be started: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
}
