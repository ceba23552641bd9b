import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { baseUrl } from './client.js';

/** The end of a built file's name: its hash, and the version that is added here. The bundler's own file is the same in all. */
const builtFile = /(?<!rolldown-runtime)(-[\w-]{8})((?:\.v\d+)?)\.js\b/g;
/** Tells workers whether the shell's page has changed. */
const revision = /(?<=revision:\W)([\da-f]{12})\b/g;

/**
 * The system behind a site that can be released anew: after that scripts have other names, in pages, in scripts and in the
 * worker's lists, and the names of before are gone, as after an upgrade of the real site.
 */
export class Release {
  private version = 0;
  private readonly server: Server = createServer((request, response) => this.carry(request, response));

  /** @returns the site's address. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  releaseNext(): void {
    this.version += 1;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private get ending(): string {
    return this.version === 0 ? '' : `.v${this.version}`;
  }

  private carry(request: IncomingMessage, response: ServerResponse): void {
    const { url = '/', method, headers } = request;
    const [, , ending] = new RegExp(builtFile.source).exec(url) ?? [];
    if (ending !== undefined && ending !== this.ending) {
      response.writeHead(404).end();
      return;
    }
    const { hostname, port } = new URL(baseUrl());
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asked } = headers;
    const path = url.replace(builtFile, '$1.js');
    const far = ask({ hostname, port, method, path, headers: { ...asked, 'accept-encoding': 'identity' } });
    far.on('error', () => response.destroy());
    far.on('response', (reply) => void this.passOn(reply, response).catch(() => response.destroy()));
    request.pipe(far);
  }

  private async passOn(reply: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'content-length': _length, etag: _tag, ...headers } = reply.headers;
    const { statusCode: status = 502 } = reply;
    if (!/javascript|html/.test(headers['content-type'] ?? '')) {
      response.writeHead(status, reply.headers);
      reply.pipe(response);
      return;
    }
    const body = (await text(reply)).replace(builtFile, `$1${this.ending}.js`).replace(revision, `$1${this.ending}`);
    response.writeHead(status, headers).end(body);
  }
}
