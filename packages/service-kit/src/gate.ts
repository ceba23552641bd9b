interface Waiting {
  priority: number;
  enter: () => void;
}

/** Lets only so many at a time through; among those who wait the smallest priority goes first, then who came first. */
export class Gate {
  private readonly waiting: Waiting[] = [];

  constructor(private free: number) {}

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
