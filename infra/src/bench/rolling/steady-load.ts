import { cpus } from 'node:os';
import { summarise } from '../measure.js';
import { cpuBetween, cpuTimes } from '../requests/processes.js';
import type { Balancer } from './balancer.js';
import type { Call, Part } from './people.js';

/** Saving what is saved already is refused with 409, which is an answer. */
const isAnswer = (status: number): boolean => status < 400 || status === 409;

/** Milliseconds that all cores together have worked, and been idle. */
const machine = () => {
  const times = cpus().map((core) => core.times);
  const sum = (of: (time: (typeof times)[number]) => number) => times.reduce((all, time) => all + of(time), 0);
  const idle = sum((time) => time.idle);
  return { idle, busy: sum(({ user, nice, sys, irq }) => user + nice + sys + irq) };
};

/** Processor time of the system under load by process, in milliseconds, and of everything else on the machine. */
const processorUse = () => ({ ours: cpuTimes(), bench: process.cpuUsage(), all: machine(), at: performance.now() });

/** Sends calls at a steady rate whether or not earlier ones were answered, and counts what their callers saw. */
export class SteadyLoad {
  /** May be away just now: what needs it may be refused with 503 and Retry-After. */
  away: Part | undefined;
  private readonly open = new Set<Promise<void>>();
  private failures = new Map<string, number>();
  private durations: number[] = [];
  private sent = 0;
  private refused = 0;
  private use = processorUse();

  constructor(private readonly parts: { balancer: Balancer; next: () => Call }) {}

  /** Calls at so many a second from now on. @returns what ends it, once all are answered. */
  start(rate: number): () => Promise<void> {
    const timer = setInterval(() => {
      const call = this.one().finally(() => this.open.delete(call));
      this.open.add(call);
    }, 1000 / rate);
    return async () => {
      clearInterval(timer);
      await Promise.all(this.open);
    };
  }

  /** Says what was since the last report, and begins anew. @returns how many calls failed, and how many were refused for a part that is away. */
  report(title: string): { failed: number; refused: number } {
    const { failures, failed, refused, sent } = this;
    const { p50, p95, p99 } = summarise(this.durations);
    const now = processorUse();
    const seconds = (now.at - this.use.at) / 1000;
    const cores = (ms: number) => (ms / seconds / 1000).toFixed(2);
    const byProcess = [...cpuBetween(this.use.ours, now.ours)];
    const used = byProcess.reduce((sum, [, ms]) => sum + ms, 0);
    const most = byProcess.toSorted(([, a], [, b]) => b - a).slice(0, 6);
    const bench = process.cpuUsage(this.use.bench);
    const benchMs = (bench.user + bench.system) / 1000;
    const busy = now.all.busy - this.use.all.busy;
    console.log(
      `${title}: ${sent} calls in ${Math.round(seconds)} s (${(sent / seconds).toFixed(1)} a second), ${failed} failed` +
        `${refused ? `, ${refused} refused with 503 and Retry-After because their part is away` : ''}; ` +
        `p50 ${Math.round(p50)}, p95 ${Math.round(p95)}, p99 ${Math.round(p99)} ms; ` +
        `cores: system ${cores(used)}, bench ${cores(benchMs)}, others ${cores(Math.max(0, busy - used - benchMs))}, ` +
        `idle ${cores(now.all.idle - this.use.all.idle)}`,
    );
    console.log(`  ms a call: ${most.map(([name, ms]) => `${name} ${(ms / sent).toFixed(1)}`).join(', ')}`);
    for (const [what, count] of failures) {
      console.log(`  ${count} × ${what}`);
    }
    this.failures = new Map();
    this.durations = [];
    this.sent = 0;
    this.refused = 0;
    this.use = now;
    return { failed, refused };
  }

  /** Calls that failed since the last report. */
  get failed(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0);
  }

  private async one(): Promise<void> {
    const { name, needs, ...request } = this.parts.next();
    this.sent += 1;
    const since = performance.now();
    const fault = await this.parts.balancer.send(request).then(
      ({ status, headers, text }) => {
        if (needs !== undefined && needs === this.away && status === 503 && Number(headers['retry-after']) > 0) {
          this.refused += 1;
          return undefined;
        }
        return isAnswer(status) ? undefined : `${status} ${text.slice(0, 120)}`;
      },
      (error: Error & { code?: string }) => `${error.code ?? ''} ${error.message}`,
    );
    this.durations.push(performance.now() - since);
    if (fault !== undefined) {
      this.failures.set(`${name}: ${fault}`, (this.failures.get(`${name}: ${fault}`) ?? 0) + 1);
    }
  }
}
