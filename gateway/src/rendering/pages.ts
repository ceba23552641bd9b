import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { AppError, sessionCookie } from '@workboard/contracts';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.js';
import { Shell, webRoot } from './shell.js';

const hashedFile = /\/assets\/.+-[\w-]{8,}\.\w+(\.br|\.gz)?$/;

/** The built web app: its files precompressed and kept for ever, and its page for every address that is none of them. */
export const servePages = async (server: FastifyInstance, env: Env): Promise<void> => {
  const shell = new Shell(env);
  if (existsSync(webRoot)) {
    await server.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['index.html', 'csp.json', '.vite/**', '**/*.br', '**/*.gz', '**/*.map'],
      setHeaders: (reply, file) => {
        void reply.header(
          'cache-control',
          hashedFile.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }
  server.get('/*', (request, reply) => {
    if (request.url.startsWith('/api/')) {
      throw new AppError('not_found');
    }
    const page = shell.render({ hasSession: request.cookies[sessionCookie] !== undefined });
    if (!page) {
      throw new AppError('unavailable', { message: 'The web app has not been built yet' });
    }
    return reply
      .header('content-security-policy', page.contentPolicy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
};
