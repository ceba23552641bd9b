import type { FastifyInstance } from 'fastify';

/**
 * Once the server closes, each connection ends with the answer that is under way on it. Without this, closing would wait
 * until those connections have been idle for as long as they may be.
 */
export const endWithLastAnswers = (server: FastifyInstance): void => {
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
