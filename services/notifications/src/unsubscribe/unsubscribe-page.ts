import { createHash } from 'node:crypto';
import type { MailPage } from '@workboard/contracts';
import { html, Html } from '../mails/html.js';
import type { Site } from '../mails/mail.js';

const style = `body{margin:0;background:#FAF7F2;color:#1C1F1D;font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:32rem;margin:12vh auto;padding:2rem;background:#fff;border:1px solid #DDD6C9;border-radius:12px;overflow:hidden;overflow-wrap:anywhere}
main::before{content:"";display:block;height:6px;margin:-2rem -2rem 2rem;background:repeating-linear-gradient(90deg,#0E5A4F 0 2rem,#F2B632 2rem 4rem,#A63A1E 4rem 6rem)}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}a{color:#0E5A4F}
button{font:inherit;font-weight:600;min-height:44px;padding:0 24px;border:0;border-radius:8px;background:#0E5A4F;color:#fff;cursor:pointer}
@media (prefers-color-scheme:dark){body{background:#101513;color:#ECEFEA}main{background:#181F1C;border-color:#2D3733}a{color:#6FCFB7}button{background:#6FCFB7;color:#06231E}}
@media (max-width:34rem){main{margin:0;border:0;border-radius:0;min-height:100vh;box-sizing:border-box}}`;
/** In one piece: the policy knows what stands between the tags, blanks and all. */
const styleTag = new Html(`<style>${style}</style>`);
const csp = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ');

interface Page {
  site: Site;
  title: string;
  body: Html;
  status?: number;
}

const page = ({ site, title, body, status }: Page): MailPage => ({
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
        <main>
          <h1>${title}</h1>
          ${body}
          <p><a href="${site.publicUrl}">${site.name}</a></p>
        </main>
      </body>
    </html>`.source,
});

/** Asks before anything happens; opening a link, as mail scanners do, ends nothing. */
export const confirmPage = ({ site, what }: { site: Site; what: string }): MailPage =>
  page({
    site,
    title: 'Stop these mails?',
    body: html`<p>You will get no more ${what}.</p>
      <form method="post"><button type="submit">Yes, stop them</button></form>`,
  });

export const donePage = ({ site, what, settingsUrl }: { site: Site; what: string; settingsUrl: string }): MailPage =>
  page({
    site,
    title: 'Done',
    body: html`<p>
      You will get no more ${what}. Changed your mind? <a href="${settingsUrl}">Switch them on again</a>.
    </p>`,
  });

/** The link is incomplete, or was never ours. */
export const brokenLinkPage = (site: Site): MailPage =>
  page({
    site,
    status: 404,
    title: 'This link does not work',
    body: html`<p>It may have been cut off. Open it from the mail again, or choose what you get after you sign in.</p>`,
  });
