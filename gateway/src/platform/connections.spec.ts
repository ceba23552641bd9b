import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { limitConnections } from './connections.js';

describe('open connections', () => {
  const server = createServer();
  const sockets: Socket[] = [];
  const open = (localAddress: string): Socket => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  beforeEach(async () => {
    // 2,000 by address, times this: 5.
    limitConnections(server, { factor: 0.0025, isProxy: (address) => address === '127.0.0.9' });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    for (const socket of sockets) {
      socket.destroy();
    }
    server.close();
  });

  it('of one sender are bounded; others and our proxies are not touched', async () => {
    const held = Array.from({ length: 5 }, () => open('127.0.0.2'));
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    await once(open('127.0.0.2'), 'close');
    const others = [open('127.0.0.3'), ...Array.from({ length: 8 }, () => open('127.0.0.9'))];
    await Promise.all(others.map((socket) => once(socket, 'connect')));
    expect([...held, ...others].every((socket) => !socket.destroyed)).toBe(true);
  });
});
