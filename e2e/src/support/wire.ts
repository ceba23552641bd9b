import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { baseUrl } from './client.js';

/** What lies between a browser and the system: every connection goes through it, and it can be cut. */
export abstract class Wire {
  protected isCut = false;
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
    this.isCut = true;
    this.drop();
  }

  close(): void {
    this.drop();
    this.server.close();
  }

  /** Ends every connection that there is. */
  protected drop(): void {
    this.sockets.forEach((socket) => socket.destroy());
  }

  /** Passes on what each end of a new connection sends. */
  protected abstract join(near: Socket, far: Socket): void;

  private carry(near: Socket): void {
    if (this.isCut) {
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
    this.join(near, far);
  }
}
