import type { FastifyReply } from 'fastify';

/** A file that is made for whoever asks, and kept nowhere on the way. */
export const sendFile = (
  reply: FastifyReply,
  file: { name: string; type: string; isShown?: boolean },
  body: unknown,
): void => {
  void reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `${file.isShown ? 'inline' : 'attachment'}; filename="${file.name}"`)
    .type(file.type)
    .send(body);
};
