import { createHash } from 'node:crypto';
import type { MailPage } from '@workboard/contracts';
import { html, Html } from './html.js';
import type { Site } from './mail.js';

const style = `:root{color-scheme:light dark}body{margin:0;background:#FAF7F2;color:#1C1F1D;font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{box-sizing:border-box;max-width:36rem;margin:6vh auto 0;padding:0 2rem 12px;font-weight:700}header a{text-decoration:none}
main{max-width:32rem;margin:0 auto 6vh;padding:2rem;background:#fff;border:1px solid #DDD6C9;border-radius:12px;overflow:hidden;overflow-wrap:anywhere}
main::before{content:"";display:block;height:6px;margin:-2rem -2rem 2rem;background:repeating-linear-gradient(90deg,#0E5A4F 0 2rem,#F2B632 2rem 4rem,#A63A1E 4rem 6rem)}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}a{color:#0E5A4F}
.choice{display:flex;gap:12px;align-items:center;min-height:48px;cursor:pointer}
.choice input{width:22px;height:22px;margin:0;accent-color:#0E5A4F}
fieldset{border:0;margin:0 0 16px;padding:0}legend,.label{display:block;padding:0;font-weight:600}
textarea{font:inherit;box-sizing:border-box;width:100%;min-height:6em;padding:10px 12px;margin:4px 0 16px;border:1px solid #6F7A74;border-radius:8px;background:transparent;color:inherit}
dl{margin:0 0 24px;padding:12px 16px;background:#F1ECE3;border-radius:12px}dt{font-size:.875rem;color:#55605A}dd{margin:0 0 8px;font-weight:600}
.error{color:#A63A1E;font-weight:600}
:focus-visible{outline:3px solid #0E5A4F;outline-offset:2px}
button{font:inherit;font-weight:600;min-height:44px;padding:0 24px;border:0;border-radius:8px;background:#0E5A4F;color:#fff;cursor:pointer}
@media (prefers-color-scheme:dark){body{background:#101513;color:#ECEFEA}main{background:#181F1C;border-color:#2D3733}a{color:#6FCFB7}button{background:#6FCFB7;color:#06231E}dl{background:#0B0F0D}dt{color:#A9B5AE}textarea{border-color:#8C9891}.error{color:#FFB4A1}.choice input{accent-color:#6FCFB7}:focus-visible{outline-color:#6FCFB7}}
@media (max-width:36rem){header{margin:0;padding:16px 20px}main{margin:0;padding:20px;border:0;border-radius:0;min-height:90vh}main::before{margin:-20px -20px 20px}button{width:100%}}`;
/** In one piece: the policy knows what stands between the tags, blanks and all. */
const styleTag = new Html(`<style>${style}</style>`);
const csp = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ');

interface PageContent {
  site: Site;
  title: string;
  body: Html;
  status?: number;
}

/** A page that a mailed link opens: without scripts, under a policy of its own, in the product's looks, light and dark. */
export const mailPage = ({ site, title, body, status }: PageContent): MailPage => ({
  csp,
  status,
  html: html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${site.name}</title>
        ${styleTag}
      </head>
      <body>
        <header><a href="${site.publicUrl}">${site.name}</a></header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.source,
});
