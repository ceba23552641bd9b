const failuresToOpen = 3;
const restMs = 60_000;

/** Keeps from asking a provider that is down: after three failures in a row it rests for a minute, then tries once. */
export class Breaker {
  private failures = 0;
  private restsUntil = 0;

  constructor(private readonly now: () => number = Date.now) {}

  isOpen(): boolean {
    return this.now() < this.restsUntil;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures >= failuresToOpen) {
      this.restsUntil = this.now() + restMs;
      this.failures = failuresToOpen - 1;
    }
  }
}
