const everyMs = 500;
const workMs = 3;
/** Below this the machine is as fast as alone. */
const noticeable = 2;

/**
 * How much slower this machine is than when nobody else works on it: how long a few milliseconds of work take, over and over.
 * Limits in seconds are the product's on a machine of its own, so on a busy one they are stretched by this, and the report says
 * by how much.
 */
export class Pace {
  private readonly samples: { at: number; slowness: number }[] = [];
  private timer: NodeJS.Timeout | undefined;

  start(): void {
    this.timer = setInterval(() => this.measure(), everyMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** By what to multiply limits of something that took place between two instants (milliseconds since 1970); 1 or more. */
  slowness(from: number, to: number): number {
    const during = this.samples.filter(({ at }) => at >= from - 2 * everyMs && at <= to + 2 * everyMs);
    const mean = during.reduce((sum, { slowness }) => sum + slowness, 0) / (during.length || 1);
    return mean > noticeable ? mean : 1;
  }

  private measure(): void {
    const since = performance.now();
    const cpu = process.cpuUsage();
    let used = 0;
    while (used < workMs * 1000) {
      const { user, system } = process.cpuUsage(cpu);
      used = user + system;
    }
    this.samples.push({ at: Date.now(), slowness: ((performance.now() - since) * 1000) / used });
  }
}
