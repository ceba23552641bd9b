import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection that is younger may have its first request on the way. */
const unusedForMs = 1000;

const endUnused = (socket: Socket): void => {
  setTimeout(() => {
    if (socket.bytesRead === 0) {
      socket.destroy();
    }
  }, unusedForMs).unref();
};

/**
 * Once the server closes, each keep-alive connection ends after its in-flight response, and one that was never used soon
 * after, which Node takes for one with a request under way. Without this, closing would wait for their idle timeout.
 */
export const endConnectionsOnClose = (server: FastifyInstance): void => {
  let closing = false;
  const open = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    if (closing) {
      endUnused(socket);
    }
  });
  server.addHook('preClose', (done) => {
    closing = true;
    for (const socket of open) {
      endUnused(socket);
    }
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) {
      void reply.header('connection', 'close');
    }
    done();
  });
};
