import { AsyncResource } from 'node:async_hooks';

/**
 * Those who wait for their turn, in the order in which they came. Unlike in a `Gate`, how many may go at a time is for others to
 * say and changes, and who waits may go away or wait too long.
 */
export class Turns {
  private readonly waiting = new Set<() => void>();

  get length(): number {
    return this.waiting.size;
  }

  /**
   * Waits for a turn.
   *
   * @param patience how long at most, in milliseconds
   * @param onTurn runs in the asynchronous context of whoever waits, not of whoever made room
   * @returns what whoever goes away calls; harmless after a turn
   */
  wait({ patience, onTurn, onTooLong }: { patience: number; onTurn: () => void; onTooLong: () => void }): () => void {
    const turn = AsyncResource.bind(() => {
      leave();
      onTurn();
    });
    const leave = () => {
      clearTimeout(timer);
      this.waiting.delete(turn);
    };
    const timer = setTimeout(() => {
      leave();
      onTooLong();
    }, patience);
    this.waiting.add(turn);
    return leave;
  }

  /** Gives the next their turns for as long as there is room. */
  next(hasRoom: () => boolean): void {
    for (const turn of this.waiting) {
      if (!hasRoom()) {
        return;
      }
      turn();
    }
  }
}
