const invalid = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as the content of an XML element; characters that XML cannot hold are left out. */
const escapeXml = (text: string): string =>
  text.replaceAll(invalid, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One element with text in it. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** A whole document around its root. */
export const xmlDocument = (root: string): Buffer => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`);
