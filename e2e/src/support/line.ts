import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { baseUrl } from './client.js';

/**
 * A line between a browser and the system that can be cut and mended: for pages with a service worker, whose own requests the
 * browser's pretended loss of the line does not reach.
 */
export class Line {
  private state: 'whole' | 'cut' | 'losesAnswers' = 'whole';
  private passing = 0;
  private tellLost: (() => void) | undefined;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((near) => this.carry(near));

  /** @param far where the system answers, if not at its usual address */
  constructor(private readonly far = baseUrl) {}

  /** @returns the system's address at the far end of this line. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.state = 'cut';
    this.drop();
  }

  /** What is sent arrives, and no answer comes back; those to the first `passing` calls that change something still do. */
  loseAnswers(passing = 0): void {
    this.state = 'losesAnswers';
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
    this.state = 'whole';
  }

  close(): void {
    this.drop();
    this.server.close();
  }

  private drop(): void {
    this.sockets.forEach((socket) => socket.destroy());
  }

  private carry(near: Socket): void {
    if (this.state === 'cut') {
      near.destroy();
      return;
    }
    const { hostname, port } = new URL(this.far());
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        (socket === near ? far : near).destroy();
      });
    }
    let isChange = false;
    near.on('data', (bytes: Buffer) => {
      const [method] = /^[A-Z]{3,7}(?= \/)/.exec(bytes.toString('latin1', 0, 16)) ?? [];
      // A body may come after its head.
      isChange = method ? method !== 'GET' : isChange;
      far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => {
      const isLost = this.state === 'losesAnswers' && this.passing === 0;
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
