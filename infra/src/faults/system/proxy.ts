import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** What a line does to the bytes that go through it. */
export interface LineState {
  /** Milliseconds that each chunk is late. */
  delayMs: number;
  /** Chance that a chunk ends its connection with a reset, 0 to 1. */
  loss: number;
  /** Bytes per second and direction; 0 for no bound. */
  bandwidth: number;
  /** Whether nothing goes through, without anybody being told. */
  hole: boolean;
}

const whole: LineState = { delayMs: 0, loss: 0, bandwidth: 0, hole: false };
const lookEveryMs = 50;

/** A line between two of the system's parts that can be made slow, lossy, narrow or dead. */
export class Proxy {
  private state = whole;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  constructor(
    private readonly target: number,
    private readonly random: () => number,
  ) {
    this.server = createServer((inner) => this.lead(inner));
  }

  /** Listens on a port of 127.0.0.1, any for 0, and says which. */
  async listen(port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    return (this.server.address() as AddressInfo).port;
  }

  /** Makes the line bad; {@link mend} ends it. */
  worsen(state: Partial<LineState>): void {
    this.state = { ...whole, ...state };
  }

  mend(): void {
    this.state = whole;
  }

  /** Ends every connection at once with a reset; new ones go through. */
  cut(): void {
    this.sockets.forEach((socket) => socket.resetAndDestroy());
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.sockets.forEach((socket) => socket.destroy());
    await closed;
  }

  private lead(inner: Socket): void {
    const outer = connect(this.target, '127.0.0.1');
    for (const socket of [inner, outer]) {
      socket.setNoDelay(true);
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.sockets.delete(socket);
        inner.destroy();
        outer.destroy();
      });
    }
    const reset = () => {
      inner.resetAndDestroy();
      outer.destroy();
    };
    const through = (): Duplex => new Transform({ transform: (chunk, _, done) => void this.pass(chunk, reset, done) });
    inner.pipe(through()).pipe(outer);
    outer.pipe(through()).pipe(inner);
  }

  private async pass(chunk: Buffer, reset: () => void, done: (error: null, chunk?: Buffer) => void): Promise<void> {
    while (this.state.hole) {
      await delay(lookEveryMs);
    }
    const { delayMs, loss, bandwidth } = this.state;
    if (loss > 0 && this.random() < loss) {
      reset();
      return;
    }
    const wait = delayMs + (bandwidth > 0 ? (chunk.length / bandwidth) * 1000 : 0);
    if (wait > 0) {
      await delay(wait);
    }
    done(null, chunk);
  }
}
