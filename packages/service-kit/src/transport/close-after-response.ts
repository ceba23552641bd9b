import type { FastifyInstance } from 'fastify';

/**
 * Once the server closes, each keep-alive connection closes after its in-flight response. Without this, closing would wait
 * for their idle timeout.
 */
export const closeAfterResponse = (server: FastifyInstance): void => {
  let closing = false;
  server.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) {
      void reply.header('connection', 'close');
    }
    done();
  });
};
