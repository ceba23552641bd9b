import type { WatchedPart } from './parts-watch.js';

/** A gateway that was started while an essential part is away for everybody takes requests after this time all the same. */
const patienceMs = 60_000;

/**
 * Whether this gateway takes requests. It waits at its start until each essential part has answered once, and refuses when it
 * is about to stop; that a part which all gateways share is away never takes one out, since it would take out all of them, and
 * what needs that part is refused call by call (docs/adr/0034-readiness.md).
 */
export class GatewayReadiness {
  private readonly startedAt = Date.now();
  private begun = false;
  private draining = false;

  constructor(private readonly parts: () => readonly WatchedPart[]) {}

  /** The balancer is told to send nothing more. */
  drain(): void {
    this.draining = true;
  }

  /** What keeps this gateway from taking requests; empty when it takes them. */
  async failing(): Promise<string[]> {
    if (this.draining) {
      return ['draining'];
    }
    const missing = this.parts().filter(({ essential, state }) => essential && state === 'down');
    this.begun ||= missing.length === 0 || Date.now() - this.startedAt > patienceMs;
    return this.begun ? [] : missing.map(({ name }) => name);
  }
}
