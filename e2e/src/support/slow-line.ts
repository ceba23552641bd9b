import type { Socket } from 'node:net';
import { Wire } from './wire.js';

const bytesPerMs = 400_000 / 8 / 1000;
const roundTripMs = 400;

/** A phone's line of 400 kbit/s each way and 400 ms there and back, for a page and its worker alike; counts what comes down. */
export class SlowLine extends Wire {
  bytes = 0;
  private readonly freeAt = { up: 0, down: 0 };

  protected join(near: Socket, far: Socket): void {
    // A connection is made by one round trip before the first request can leave.
    this.pass({ from: near, to: far, way: 'up', firstAt: Date.now() + roundTripMs });
    this.pass({ from: far, to: near, way: 'down', firstAt: 0 });
  }

  /** All connections share the line; half a round trip is the way itself. */
  private pass({ from, to, way, firstAt }: { from: Socket; to: Socket; way: 'up' | 'down'; firstAt: number }): void {
    from.on('data', (bytes: Buffer) => {
      this.bytes += way === 'down' ? bytes.length : 0;
      const start = Math.max(this.freeAt[way], Date.now(), firstAt);
      this.freeAt[way] = start + bytes.length / bytesPerMs;
      setTimeout(() => to.write(bytes), this.freeAt[way] + roundTripMs / 2 - Date.now());
    });
  }
}
