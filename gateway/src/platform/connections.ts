import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from './address-key.js';

/** Connections that the whole process holds open at most. */
const mostConnections = 10_000;
/** And those of one sender: many phones share one address, and a browser opens six. */
const mostPerAddress = 2000;

interface ConnectionLimits {
  /** Multiplies what one sender may hold. */
  factor: number;
  /** Whether a peer is a proxy of ours, which speaks for many. */
  isProxy: (address: string) => boolean;
}

/** Bounds the connections that are open, so that one sender who holds many without using them shuts nobody else out. */
export const limitConnections = (server: Server, { factor, isProxy }: ConnectionLimits): void => {
  const most = Math.max(1, Math.round(mostPerAddress * factor));
  const open = new Map<string, number>();
  server.maxConnections = mostConnections;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) {
      return;
    }
    const key = addressKey(address);
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) {
        open.delete(key);
      } else {
        open.set(key, left);
      }
    });
    if (count > most) {
      socket.destroy();
    }
  });
};
