import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { baseUrl } from './client.js';

const bytesPerMs = 400_000 / 8 / 1000;
const roundTripMs = 400;

/** A phone's line of 400 kbit/s each way and 400 ms there and back, for a page and its worker alike; counts what comes down. */
export class SlowLine {
  bytes = 0;
  private isCut = false;
  private readonly freeAt = { up: 0, down: 0 };
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((near) => this.carry(near));

  /** @returns the system's address at the far end of this line. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.isCut = true;
    this.drop();
  }

  close(): void {
    this.drop();
    this.server.close();
  }

  private drop(): void {
    this.sockets.forEach((socket) => socket.destroy());
  }

  private carry(near: Socket): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const { hostname, port } = new URL(baseUrl());
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        (socket === near ? far : near).destroySoon();
      });
    }
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
