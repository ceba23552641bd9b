import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Wire } from './wire.js';

const bytesPerMs = 400_000 / 8 / 1000;
const roundTripMs = 400;
/** What one packet carries. */
const packetBytes = 1460;

/** One direction of a line: the connections that have something to send take turns, a packet each. */
class Way {
  private readonly waiting = new Map<Socket, Buffer[]>();
  private readonly underWay: (() => void)[] = [];
  private isBusy = false;
  private freeAt = 0;
  bytes = 0;

  send(to: Socket, bytes: Buffer): void {
    const packets = this.waiting.get(to) ?? [];
    for (let at = 0; at < bytes.length; at += packetBytes) {
      packets.push(bytes.subarray(at, at + packetBytes));
    }
    this.waiting.set(to, packets);
    if (!this.isBusy) {
      this.isBusy = true;
      this.freeAt = Math.max(this.freeAt, Date.now());
      this.next();
    }
  }

  private next(): void {
    const [turn] = this.waiting;
    if (!turn) {
      this.isBusy = false;
      return;
    }
    const [to, [packet, ...others]] = turn as [Socket, [Buffer, ...Buffer[]]];
    this.waiting.delete(to);
    if (to.destroyed) {
      // Whoever left is sent nothing more.
      this.next();
      return;
    }
    if (others.length > 0) {
      this.waiting.set(to, others);
    }
    this.bytes += packet.length;
    const now = Date.now();
    // From when the packet before was through, not from when a busy machine comes to see it: the line is no slower for that.
    this.freeAt += packet.length / bytesPerMs;
    // Half a round trip is the way itself. Timers may overtake each other, packets may not.
    this.underWay.push(() => to.write(packet));
    setTimeout(() => this.underWay.shift()?.(), this.freeAt + roundTripMs / 2 - now);
    setTimeout(() => this.next(), this.freeAt - now);
  }
}

/** A phone's line of 400 kbit/s each way and 400 ms there and back, for a page and its worker alike; counts what comes down. */
export class SlowLine extends Wire {
  private readonly up = new Way();
  private readonly down = new Way();

  /** What came down so far. */
  get bytes(): number {
    return this.down.bytes;
  }

  protected join(near: Socket, far: Socket): void {
    // A connection is made by one round trip before the first request can leave.
    const isMade = delay(roundTripMs);
    near.on('data', (bytes: Buffer) => void isMade.then(() => this.up.send(far, bytes)));
    far.on('data', (bytes: Buffer) => this.down.send(near, bytes));
  }
}
