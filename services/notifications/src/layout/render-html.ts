import type { ApplicationStatus } from '@workboard/contracts';
import { html, Html, linked, lines } from './html.js';
import type { Block, Mail, Site } from './mail.js';

const color = {
  page: '#FAF7F2',
  paper: '#FFFFFF',
  sunken: '#F1ECE3',
  ink: '#1C1F1D',
  soft: '#55605A',
  primary: '#0E5A4F',
  gold: '#F2B632',
  rust: '#A63A1E',
  line: '#DDD6C9',
} as const;
const tones: Record<ApplicationStatus, Record<'light' | 'dark', { background: string; ink: string }>> = {
  applied: { light: { background: '#E3EEF8', ink: '#174B7A' }, dark: { background: '#17324A', ink: '#A8D2F8' } },
  reviewed: { light: { background: '#EEE8F6', ink: '#5A3C8C' }, dark: { background: '#332648', ink: '#D3BFF5' } },
  interviewing: { light: { background: '#FBEBC8', ink: '#6E4A00' }, dark: { background: '#40300A', ink: '#F8D27A' } },
  offered: { light: { background: '#DDF1EB', ink: '#0A5045' }, dark: { background: '#123D35', ink: '#8FE0CB' } },
  hired: { light: { background: '#DDF0E1', ink: '#1A5C31' }, dark: { background: '#153A22', ink: '#93DFA9' } },
  rejected: { light: { background: '#F1ECE3', ink: '#55605A' }, dark: { background: '#28312D', ink: '#C0CBC5' } },
};
const darkTones = Object.entries(tones)
  .map(([name, { dark }]) => `.${name}{background:${dark.background}!important;color:${dark.ink}!important}`)
  .join('\n');
const font = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif`;

/** Programs that know media queries get the dark colours of the web app; the others keep the light ones. */
const sheet = new Html(`
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:${color.primary}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.wide{display:block!important;text-align:center!important}.fact{display:block!important;width:auto!important;padding:0!important}.fact.ink{padding-bottom:10px!important}}
@media (prefers-color-scheme:dark){
body,.page{background:#101513!important}
.paper{background:#181F1C!important;border-color:#2D3733!important}
.ink{color:#ECEFEA!important}.soft{color:#A9B5AE!important}
.sunken{background:#0B0F0D!important}.line{border-color:#2D3733!important}
a.link{color:#6FCFB7!important}
a.action{background:#6FCFB7!important;color:#06231E!important}
a.second{background:#181F1C!important;color:#6FCFB7!important;border-color:#6FCFB7!important}
${darkTones}
}`);

const chip = (label: string, tone: ApplicationStatus, size: string): Html =>
  html`<span
    class="${tone}"
    style="display:inline-block;border-radius:6px;background:${tones[tone].light.background};color:${tones[tone].light.ink};font-weight:600;${size}"
    >${label}</span
  >`;
const large = 'padding:6px 12px;font-size:15px;line-height:20px';
const small = 'padding:3px 8px;font-size:13px;line-height:18px';

const jobCard = (block: Extract<Block, { kind: 'job' }>): Html =>
  html` <table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-collapse:separate;margin:0 0 12px"
  >
    <tr>
      <td class="line" style="border:1px solid ${color.line};border-radius:12px;padding:14px 16px">
        <a
          class="link"
          href="${block.url}"
          style="color:${color.primary};font-size:17px;line-height:24px;font-weight:700;text-decoration:none"
          >${block.title}</a
        >
        ${block.lines.map((line) => html`<div class="soft" style="color:${color.soft};font-size:14px;line-height:21px;margin-top:2px">${line}</div>`)}
        ${block.badge ? html`<div style="margin-top:8px">${chip(block.badge, 'interviewing', small)}</div>` : null}
      </td>
    </tr>
  </table>`;

const factRow = ([label, value]: readonly [string, string]): Html =>
  html` <tr>
    <td
      class="fact soft"
      style="padding:5px 16px 5px 0;color:${color.soft};font-size:14px;line-height:21px;vertical-align:top;white-space:nowrap"
    >
      ${label}
    </td>
    <td
      class="fact ink"
      style="padding:5px 0;color:${color.ink};font-size:15px;line-height:21px;font-weight:600;word-break:break-word"
    >
      ${lines(value)}
    </td>
  </tr>`;

const blockHtml = (block: Block): Html => {
  switch (block.kind) {
    case 'text':
      return html`<p class="ink" style="margin:0 0 16px;color:${color.ink};font-size:16px;line-height:25px">
        ${lines(block.text)}
      </p>`;
    case 'quiet':
      return html`<p class="soft" style="margin:0 0 16px;color:${color.soft};font-size:14px;line-height:21px">
        ${linked(block.text, `color:${color.primary}`)}
      </p>`;
    case 'heading':
      return html`<h2 class="ink" style="margin:24px 0 12px;color:${color.ink};font-size:18px;line-height:24px">
        ${block.text}
      </h2>`;
    case 'button':
      return html`<p style="margin:8px 0 16px">
        <a
          class="${block.isSecond ? 'second' : 'action'} wide"
          href="${block.url}"
          style="display:inline-block;background:${block.isSecond ? color.paper : color.primary};color:${block.isSecond ? color.primary : '#FFFFFF'};border:1px solid ${color.primary};font-size:16px;line-height:20px;font-weight:600;text-decoration:none;padding:13px 23px;border-radius:8px"
          >${block.label}</a
        >
      </p>`;
    case 'link':
      return html`<p style="margin:0 0 16px;font-size:15px;line-height:22px">
        <a class="link" href="${block.url}" style="color:${color.primary}">${block.label}</a>
      </p>`;
    case 'rows':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">
        <tr>
          <td class="sunken" style="background:${color.sunken};border-radius:12px;padding:12px 16px">
            <table role="presentation" cellpadding="0" cellspacing="0">
              ${block.rows.map(factRow)}
            </table>
          </td>
        </tr>
      </table>`;
    case 'status':
      return html`<p style="margin:0 0 20px">${chip(block.label, block.tone, large)}</p>`;
    case 'quote':
      return html`<blockquote
        class="ink"
        style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${color.gold};color:${color.ink};font-size:15px;line-height:23px"
      >
        ${lines(block.text)}
      </blockquote>`;
    default:
      return jobCard(block);
  }
};

/** A woven band of the four colours, drawn with table cells: no picture to load. */
const band = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
  <tr>
    ${[color.primary, color.gold, color.rust, color.primary, color.gold, color.rust, color.primary, color.gold].map(
      (fill) => html`<td height="6" style="height:6px;line-height:6px;font-size:0;background:${fill}">&nbsp;</td>`,
    )}
  </tr>
</table>`;

const footer = (mail: Mail, site: Site): Html =>
  html` <p style="margin:0 0 8px">${mail.reason}</p>
    ${
      mail.list
        ? html`<p style="margin:0 0 8px">
            <a class="link" href="${mail.list.unsubscribeUrl}" style="color:${color.primary}">${mail.list.label}</a>
            &middot;
            <a class="link" href="${mail.list.settingsUrl}" style="color:${color.primary}">Change your settings</a>
          </p>`
        : null
    }
    <p style="margin:0">${site.name} &middot; ${site.address}<br />${site.email}<br />${site.phone}</p>`;

/** The whole mail as one HTML page without remote pictures, well below 60 KB. */
export const renderHtml = (mail: Mail, site: Site): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${mail.subject}</title>
        <style>
          ${sheet}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:${color.page};${font};-webkit-text-size-adjust:100%">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">${mail.preheader}</div>
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${color.page}"
        >
          <tr>
            <td align="center" style="padding:24px 12px;overflow-wrap:anywhere;word-break:break-word">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
                <tr>
                  <td class="pad" style="padding:0 8px 14px">
                    <a
                      class="link"
                      href="${site.publicUrl}"
                      style="color:${color.primary};font-size:18px;line-height:24px;font-weight:700;text-decoration:none"
                      >${site.name}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    class="paper"
                    style="background:${color.paper};border:1px solid ${color.line};border-radius:12px;overflow:hidden"
                  >
                    ${band}
                    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
                      <tr>
                        <td class="pad" style="padding:28px 32px 12px">
                          <h1
                            class="ink"
                            style="margin:0 0 16px;color:${color.ink};font-size:24px;line-height:31px;font-weight:700"
                          >
                            ${mail.title}
                          </h1>
                          ${mail.blocks.map(blockHtml)}
                        </td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td class="pad soft" style="padding:16px 8px;color:${color.soft};font-size:13px;line-height:20px">
                    ${footer(mail, site)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.source;
