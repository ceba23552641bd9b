import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderedPage } from '@workboard/contracts';
import type { Env } from '../env.js';
import { packWell } from '../platform/compression.js';
import { ModuleFiles } from './module-files.js';

export const webRoot = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const headPattern = /<!--head-->[\s\S]*?<!--\/head-->/;
const configPattern = /(<script type="application\/json" id="site-config">)[\s\S]*?(<\/script>)/;
const [rootStart, rootEnd] = ['<div id="root">', '</div>'];
/** Before the styles: they are long, and the browser should have asked for the scripts before it has read them. */
const linksPlace = '<!--links-->';
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** What a service worker sends along with the page's own request (Navigation Preload). */
export const sheetHeader = 'service-worker-navigation-preload';
/** The sheet that every screen stands on, with its address as a file (ADR 53). */
const sheetPattern = /<style data-file="([^"]+)">[\s\S]*?<\/style>/;

/** What every screen of those who are signed in stands on. */
const memberModules = ['src/app/member-bars.tsx'];
/** Asked for with the page: nothing can be shown before it is known who looks. */
const sessionRead = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/auth/me">';

/** What stands there until the app does; the page's own script says here when the app is lost. */
const waiting = [
  '<div id="waiting">',
  '<div style="display:flex;align-items:center;height:64px;padding:0 16px;border-bottom:1px solid #8886;',
  'font:700 1.125rem system-ui,sans-serif">PNG Workboard</div>',
  '<p role="status" style="margin:24px 16px;font:1rem system-ui,sans-serif">Loading...</p></div>',
].join('');
/** The colours of the theme for it; it goes when the app comes. */
const waitingStyle =
  '<style>body{margin:0;background:#faf7f2;color:#1c1f1d}[data-theme=dark] body{background:#101513;color:#ecefea}#root:not(:empty)+#waiting{display:none}</style>';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The hashes under which a policy allows what stands inside these elements. */
const hashesOf = (html: string, element: RegExp): string[] => [
  ...new Set(Array.from(html.matchAll(element), ([, content = '']) => hashOf(content))),
];

/** A text before and after a pattern, and what the pattern found. @throws when the template lacks it */
const around = (html: string, pattern: RegExp | string): { before: string; found: string; after: string } => {
  const found = typeof pattern === 'string' ? pattern : (pattern.exec(html)?.[0] ?? '');
  const at = html.indexOf(found);
  if (found === '' || at < 0) {
    throw new Error(`The page of the web app has no ${String(pattern)}`);
  }
  return { before: html.slice(0, at), found, after: html.slice(at + found.length) };
};

/** The built page cut at its head, the place of links, the end of its head, and its root. */
const cut = (html: string): Omit<Frame, 'styleHashes'> => {
  const head = around(html, headPattern);
  const links = around(head.after, linksPlace);
  const styles = around(links.after, '</head>');
  const root = around(styles.after, `${rootStart}${rootEnd}`);
  return {
    start: Buffer.from(head.before),
    head: head.found,
    beforeLinks: Buffer.from(links.before),
    beforeStyles: Buffer.from(styles.before),
    beforeRoot: Buffer.from(`${styles.found}${root.before}${rootStart}`),
    end: Buffer.from(root.after),
  };
};

/** Text that may stand inside a script element. */
const embeddable = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A page that may be sent to any number of readers: the same bytes, so it is compressed once (see `compress`). */
export interface Page {
  html: Buffer;
  contentPolicy: string;
}

/** What is known of the browser that asks for a page. */
export interface Reader {
  hasSession: boolean;
  hasSheet: boolean;
}

/** The template for one kind of reader, cut where pages differ, so that none of it is searched, hashed or encoded for each page. */
interface Frame {
  start: Buffer;
  /** What stands there where a page has no head of its own. */
  head: string;
  beforeLinks: Buffer;
  beforeStyles: Buffer;
  beforeRoot: Buffer;
  end: Buffer;
  styleHashes: readonly string[];
}

/** What a page puts into its frame. */
interface Filling {
  head?: string | undefined;
  links: string;
  styles: string;
  root?: string;
  afterRoot: string;
}

type ShellEnv = Pick<
  Env,
  | 'PUBLIC_URL'
  | 'PHONE_SIGN_IN'
  | 'SITE_PHONE'
  | 'SITE_EMAIL'
  | 'SITE_ADDRESS'
  | 'SITE_LINKEDIN'
  | 'SITE_FACEBOOK'
  | 'SITE_WHATSAPP'
>;

/** What the operator configures; the web app reads it out of the page. */
interface Site {
  phone: string;
  email: string;
  address: string;
  origin: string;
  social: { linkedin: string; facebook: string; whatsapp: string };
  /** Only where a code to a phone signs in (decision A24). */
  phoneSignIn?: true;
}

/** The web app's page, with the site's contact data in it and a policy that runs only our own scripts. */
export class Shell {
  readonly site: Site;
  private readonly files = new ModuleFiles(webRoot);
  private readonly template: string | null;
  private readonly withoutSheet: string;
  private readonly sheetFile: string | undefined;
  private readonly scriptHashes: string[];
  private readonly frames = new Map<string, Frame>();
  private readonly links = new Map<string, string>();
  private readonly barePages = new Map<string, Page>();

  constructor(env: ShellEnv) {
    const file = path.join(webRoot, 'index.html');
    this.site = {
      phone: env.SITE_PHONE,
      email: env.SITE_EMAIL,
      address: env.SITE_ADDRESS,
      social: { linkedin: env.SITE_LINKEDIN, facebook: env.SITE_FACEBOOK, whatsapp: env.SITE_WHATSAPP },
      origin: new URL(env.PUBLIC_URL).origin,
      ...(env.PHONE_SIGN_IN === 'optional' && { phoneSignIn: true as const }),
    };
    this.template = existsSync(file) ? readFileSync(file, 'utf8') : null;
    this.withoutSheet = this.template?.replace(sheetPattern, '<link rel="stylesheet" href="$1">') ?? '';
    this.sheetFile = sheetPattern.exec(this.template ?? '')?.[1];
    this.scriptHashes = hashesOf(this.template ?? '', inlineScript);
  }

  /** Whether the browser that asks for a page has this version's sheet: its worker says which one it keeps. */
  hasSheet({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    return this.sheetFile !== undefined && headers[sheetHeader] === this.sheetFile;
  }

  /**
   * The page that the browser fills by itself; null when the web app has not been built. `hasSession` tells the app whether
   * it is worth asking who is signed in (without it, the app asks); `modules` are the screen's source files.
   */
  bare({ hasSession, hasSheet = false, modules = [] }: Partial<Reader> & { modules?: readonly string[] }): Page | null {
    if (this.template === null) {
      return null;
    }
    const key = [hasSession, hasSheet, ...modules].join(' ');
    let page = this.barePages.get(key);
    if (!page) {
      const links = hasSession ? `${sessionRead}${this.preloads([...memberModules, ...modules])}` : '';
      page = this.finish({ hasSession, hasSheet }, { links, styles: waitingStyle, afterRoot: waiting });
      packWell(page.html);
      this.barePages.set(key, page);
    }
    return page;
  }

  /** A page as the server rendered it, for visitors or for one person who is signed in. */
  filled({ head, css, html, state, modules }: RenderedPage, reader: Reader): Page {
    if (this.template === null) {
      throw new Error('The web app has not been built yet');
    }
    return this.finish(reader, {
      head,
      links: this.preloads(modules),
      styles: css,
      root: html,
      afterRoot: `<script type="application/json" id="page-state">${state}</script>`,
    });
  }

  private finish(reader: Partial<Reader>, { head, links, styles, root = '', afterRoot }: Filling): Page {
    const frame = this.frameFor(reader);
    const html = Buffer.concat([
      frame.start,
      Buffer.from(head ?? frame.head),
      frame.beforeLinks,
      Buffer.from(links),
      frame.beforeStyles,
      Buffer.from(styles),
      frame.beforeRoot,
      Buffer.from(`${root}${rootEnd}${afterRoot}`),
      frame.end,
    ]);
    const styleHashes = [...frame.styleHashes, ...hashesOf(styles, inlineStyle), ...hashesOf(root, inlineStyle)];
    return { html, contentPolicy: this.policy(styleHashes) };
  }

  private frameFor({ hasSession, hasSheet }: Partial<Reader>): Frame {
    const key = `${hasSession} ${hasSheet}`;
    let frame = this.frames.get(key);
    if (!frame) {
      const config = embeddable({ ...this.site, signedIn: hasSession });
      const template = hasSheet ? this.withoutSheet : (this.template ?? '');
      const html = template.replace(configPattern, (_, open: string, close: string) => `${open}${config}${close}`);
      frame = { ...cut(html), styleHashes: hashesOf(html, inlineStyle) };
      this.frames.set(key, frame);
    }
    return frame;
  }

  /**
   * Links that let the browser fetch modules before the entry asks for them. As plain files: a module that a link has lost
   * is not asked for again by most browsers.
   */
  private preloads(modules: readonly string[]): string {
    const key = modules.join(' ');
    let links = this.links.get(key);
    if (links === undefined) {
      links = [...new Set(modules.flatMap((module) => [...this.files.of(module)]))]
        .filter((file) => !this.template?.includes(file))
        .map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`)
        .join('');
      this.links.set(key, links);
    }
    return links;
  }

  /** Allows the scripts of the template, and the styles of a page by their hashes. */
  private policy(styles: readonly string[]): string {
    // Emotion fills empty style elements through the CSSOM, so the browser may make empty ones.
    const styleHashes = new Set([hashOf(''), ...styles]);
    return [
      "default-src 'none'",
      ['script-src', "'self'", ...this.scriptHashes].join(' '),
      ['style-src', "'self'", ...styleHashes].join(' '),
      // React sets style attributes for measured sizes; they cannot run anything.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      // A CV beside what is decided about it.
      "frame-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ].join('; ');
  }
}
