import { AppError } from '@workboard/contracts';

interface Waiting {
  priority: number;
  enter: () => void;
}

/** When to come back to a gate whose queue is full, in seconds. */
const comeBackAfter = 5;

/**
 * Lets only so many at a time through; among those who wait the smallest priority goes first, then who came first. When
 * `mostWaiting` wait already, others are refused with `unavailable`.
 */
export class Gate {
  private readonly waiting: Waiting[] = [];

  constructor(
    private free: number,
    private readonly mostWaiting = Number.POSITIVE_INFINITY,
  ) {}

  async pass<T>(work: () => Promise<T>, priority = 0): Promise<T> {
    await this.enter(priority);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(priority: number): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    if (this.waiting.length >= this.mostWaiting) {
      throw new AppError('unavailable', { retryAfter: comeBackAfter });
    }
    await new Promise<void>((enter) => {
      const behind = this.waiting.findIndex((other) => other.priority > priority);
      this.waiting.splice(behind < 0 ? this.waiting.length : behind, 0, { priority, enter });
    });
  }

  private leave(): void {
    const next = this.waiting.shift();
    // The place passes from one to the next, so that nobody can come in between.
    if (next) {
      next.enter();
    } else {
      this.free += 1;
    }
  }
}
