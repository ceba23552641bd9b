import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A way to a mail server that can be shut: connections are refused then, and open ones end. */
export const smtpGate = async () => {
  const open = new Set<Socket>();
  let target = 0;
  const server = createServer((inner) => {
    const outer = connect(target, '127.0.0.1');
    for (const socket of [inner, outer]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        inner.destroy();
        outer.destroy();
      });
    }
    inner.pipe(outer).pipe(inner);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    leadTo: (serverPort: number): void => {
      target = serverPort;
    },
    reopen: () => listen(port),
    shut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        open.forEach((socket) => socket.destroy());
      }),
  };
};
