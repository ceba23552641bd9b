import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createOpenApi } from './openapi.js';

/** The viewer sets inline styles; nothing else of it needs more than its own files. */
const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'";

const require = createRequire(import.meta.url);
const viewer = path.dirname(require.resolve('swagger-ui-dist/package.json'));
const { version } = require('swagger-ui-dist/package.json') as { version: string };
const assets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>PNG Workboard API</title>
    <link rel="stylesheet" href="/api/docs/assets/${version}/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/assets/${version}/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`;
const start = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#swagger-ui', deepLinking: true });`;

/**
 * `/api/docs`: the OpenAPI document and a viewer served from here, so that it works offline. The viewer's two files are
 * read once, compressed once (see `compress`) and cached by browsers for good, since their address carries the version.
 */
export const serveDocs = (server: FastifyInstance): void => {
  let document: Buffer | undefined;
  server.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', contentPolicy).type('text/html; charset=utf-8').send(page),
  );
  server.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  server.get('/api/docs/openapi.json', (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(createOpenApi()));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  for (const [name, type] of Object.entries(assets)) {
    let file: Promise<Buffer> | undefined;
    server.get(`/api/docs/assets/${version}/${name}`, async (_request, reply) => {
      file ??= readFile(path.join(viewer, name));
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(await file);
    });
  }
};
