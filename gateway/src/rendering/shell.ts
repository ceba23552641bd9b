import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../env.js';

export const webRoot = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const noncePlaceholder = '__CSP_NONCE__';
const configPattern = /(<script type="application\/json" id="site-config">)[\s\S]*?(<\/script>)/;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Text that may stand inside a script element. */
const embeddable = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface Page {
  html: string;
  contentPolicy: string;
}

/** The web app's page, with the site's contact data in it and a policy that runs only our own scripts. */
export class Shell {
  private readonly html: string | null;
  private readonly scriptHashes: string;
  private readonly site: { phone: string; email: string; address: string };

  constructor(env: Pick<Env, 'SITE_PHONE' | 'SITE_EMAIL' | 'SITE_ADDRESS'>) {
    const file = path.join(webRoot, 'index.html');
    this.site = { phone: env.SITE_PHONE, email: env.SITE_EMAIL, address: env.SITE_ADDRESS };
    this.html = existsSync(file) ? readFileSync(file, 'utf8') : null;
    this.scriptHashes = [...(this.html ?? '').matchAll(inlineScript)]
      .map(([, script = '']) => hashOf(script))
      .join(' ');
  }

  /**
   * A page for one answer, with a fresh nonce for its styles; null when the web app has not been built. `hasSession` tells
   * the app whether it is worth asking who is signed in.
   */
  render({ hasSession }: { hasSession: boolean }): Page | null {
    if (this.html === null) {
      return null;
    }
    const nonce = randomBytes(16).toString('base64url');
    const config = embeddable(hasSession ? this.site : { ...this.site, signedIn: false });
    const html = this.html
      .replaceAll(noncePlaceholder, nonce)
      .replace(configPattern, (_, open: string, close: string) => `${open}${config}${close}`);
    return { html, contentPolicy: this.policy(nonce) };
  }

  private policy(nonce: string): string {
    return [
      "default-src 'none'",
      `script-src 'self' ${this.scriptHashes}`.trim(),
      `style-src 'self' 'nonce-${nonce}'`,
      // React sets style attributes for measured sizes; they cannot run anything.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ].join('; ');
  }
}
