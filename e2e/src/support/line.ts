import type { Socket } from 'node:net';
import { Wire } from './wire.js';

/**
 * A line between a browser and the system that can be cut and mended: for pages with a service worker, whose own requests the
 * browser's pretended loss of the line does not reach.
 */
export class Line extends Wire {
  private losesAnswersNow = false;
  private passing = 0;
  private tellLost: (() => void) | undefined;

  override cut(): void {
    this.losesAnswersNow = false;
    super.cut();
  }

  /** What is sent arrives, and no answer comes back; those to the first `passing` calls that change something still do. */
  loseAnswers(passing = 0): void {
    this.isCut = false;
    this.losesAnswersNow = true;
    this.passing = passing;
    this.drop();
  }

  /** Resolves when the answer to the next call that changes something is lost. */
  nextLost(): Promise<void> {
    return new Promise((resolve) => {
      this.tellLost = resolve;
    });
  }

  mend(): void {
    this.isCut = false;
    this.losesAnswersNow = false;
  }

  protected join(near: Socket, far: Socket): void {
    let isChange = false;
    near.on('data', (bytes: Buffer) => {
      const [method] = /^[A-Z]{3,7}(?= \/)/.exec(bytes.toString('latin1', 0, 16)) ?? [];
      // A body may come after its head.
      isChange = method ? method !== 'GET' : isChange;
      far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => {
      const isLost = this.losesAnswersNow && this.passing === 0;
      if (!isLost) {
        near.write(bytes);
        this.passing -= isChange && this.passing > 0 ? 1 : 0;
        return;
      }
      near.destroy();
      if (isChange) {
        this.tellLost?.();
      }
    });
  }
}
