import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createOpenApi } from './openapi.js';

/** The viewer sets inline styles; nothing else of it needs more than its own files. */
const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>PNG Workboard API</title>
    <link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`;
const start = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#swagger-ui', deepLinking: true });`;

/** `/api/docs`: the OpenAPI document and a viewer served from here, so that it works offline. */
export const serveDocs = async (server: FastifyInstance): Promise<void> => {
  const assets = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  let document: string | undefined;
  server.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', contentPolicy).type('text/html; charset=utf-8').send(page),
  );
  server.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  server.get('/api/docs/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(createOpenApi());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  await server.register(fastifyStatic, {
    root: assets,
    prefix: '/api/docs/assets/',
    decorateReply: false,
    index: false,
    allowedPath: (file) => ['/swagger-ui.css', '/swagger-ui-bundle.js'].includes(file),
  });
};
